/** A request that is meant to hold others up, and what comes of it. */
export interface HostileRequest {
  readonly name: string;
  readonly path: string;
  readonly body: () => unknown;
  readonly status: 200 | 400;
  /** The limit that it is refused at. */
  readonly limit?: string;
  /** The most that the response may hold. */
  readonly bytes: number;
}

const SMALL = 2_000;
const PROBLEMS = 50_000;

const times = <Value>(count: number, of: (index: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, index) => of(index));
const bears = (name: string, count: number, owner: string | ((index: number) => string), more: object = {}) =>
  times(count, (index) => ({
    id: `${name}${index}`,
    typeLine: 'Creature — Bear',
    owner: typeof owner === 'string' ? owner : owner(index),
    power: 2,
    toughness: 2,
    ...more,
  }));
const playersOf = (count: number) => times(count, (index) => ({ id: `p${index}` }));
const attacksOn = (count: number, target: string) => times(count, (index) => ({ attacker: `a${index}`, target }));
const all = { types: ['Creature'] };
const artifacts = (count: number, more: (index: number) => object) =>
  times(count, (index) => ({ id: `rule${index}`, typeLine: 'Artifact', owner: 'p0', ...more(index) }));
const described = (question: string) => `/v1/game-states/${question}`;
const events = (count: number, of: (index: number) => object) => times(count, of);

const refused = (name: string, question: string, body: () => unknown, limit = 'work'): HostileRequest => ({
  name,
  path: described(question),
  body,
  status: 400,
  limit,
  bytes: SMALL,
});
const answered = (name: string, question: string, body: () => unknown, bytes: number): HostileRequest => ({
  name,
  path: described(question),
  body,
  status: 200,
  bytes,
});
const invalid = (name: string, question: string, body: () => unknown): HostileRequest => ({
  name,
  path: described(question),
  body,
  status: 400,
  bytes: PROBLEMS,
});

const introspection = `types { name description fields { name description args { name description }
  type { name ofType { name ofType { name } } } } }`;

/** What froze a server once. */
const known: readonly HostileRequest[] = [
  refused('10,000 blockers and 10,000 attackers', 'legal-blocks', () => ({
    player: 'p0',
    state: { players: playersOf(2), objects: [...bears('a', 10_000, 'p1'), ...bears('b', 10_000, 'p0')] },
    attacks: attacksOn(10_000, 'p0'),
  })),
  refused('1,000 blockers with a rule each, and 1,000 attackers', 'check-blocks', () => ({
    player: 'p0',
    state: {
      players: playersOf(2),
      objects: [
        ...bears('a', 1_000, 'p1'),
        ...bears('b', 1_000, 'p0', { blockRules: [{ kind: 'AT_MOST', count: 3, creatures: all }] }),
      ],
    },
    attacks: attacksOn(1_000, 'p0'),
    blocks: times(1_000, (index) => ({ blocker: `b${index}`, attacker: `a${index}` })),
  })),
  refused('1,000 attackers, 20 opponents and 5,000 requirements', 'check-attack', () => ({
    player: 'p0',
    state: {
      players: playersOf(21),
      objects: [
        ...bears('a', 1_000, 'p0'),
        ...artifacts(50, () => ({ attackRules: times(100, () => ({ kind: 'ATTACKS_IF_ABLE', creatures: all })) })),
      ],
    },
    attacks: attacksOn(1_000, 'p1'),
  })),
  answered(
    '800 attackers, each with a rule about all',
    'check-attack',
    () => ({
      player: 'p0',
      state: {
        players: playersOf(2),
        objects: bears('a', 800, 'p0', { attackRules: [{ kind: 'AT_MOST', count: 3, creatures: all }] }),
      },
      attacks: attacksOn(800, 'p1'),
    }),
    2_000_000,
  ),
  refused('20,000 creatures and 1,000 players', 'legal-attack-targets', () => ({
    player: 'p0',
    state: { players: playersOf(1_000), objects: bears('a', 20_000, 'p0') },
  })),
  invalid('a million empty players', 'range-of', () => ({
    player: 'p0',
    state: { players: times(1_000_000, () => ({})) },
  })),
  invalid('three unknown fields of each of 20,000 objects', 'range-of', () => ({
    player: 'p0',
    state: { players: playersOf(2), objects: bears('a', 20_000, 'p0', { x: 1, y: 2, z: 3 }) },
  })),
  refused('900 departures at a table of 9,000', 'range-of', () => ({
    player: 'p999',
    state: { players: playersOf(1_000), objects: bears('a', 8_000, (index) => `p${index % 1_000}`) },
    suppose: events(900, (index) => ({ playerLeaves: { player: `p${index}`, reason: 'CONCEDES' } })),
  })),
  {
    name: 'introspection under 90 aliases',
    path: '/graphql',
    body: () => ({ query: `{ ${times(90, (index) => `a${index}: __schema { ${introspection} }`).join(' ')} }` }),
    status: 400,
    limit: 'cost',
    bytes: SMALL,
  },
];

/** Everything that a server has to withstand. */
export const hostileRequests: readonly HostileRequest[] = known;

import { deflateRawSync, crc32 } from 'node:zlib';
import { times } from '../times.js';

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

const bears = (name: string, count: number, owner: string | ((index: number) => string), more: object = {}) =>
  times(count, (index) => ({
    ...{ id: `${name}${index}`, typeLine: 'Creature — Bear', power: 2, toughness: 2 },
    owner: typeof owner === 'string' ? owner : owner(index),
    ...more,
  }));
const playersOf = (count: number) => times(count, (index) => ({ id: `p${index}` }));
const attacksOn = (count: number, target: string) => times(count, (index) => ({ attacker: `a${index}`, target }));
const all = { types: ['Creature'] };
const artifacts = (count: number, more: object) =>
  times(count, (index) => ({ id: `rule${index}`, typeLine: 'Artifact', owner: 'p0', ...more }));
const described = (question: string) => ['/v1/game-states', question].filter(Boolean).join('/');
const two = playersOf(2);

type Body = () => unknown;
const refusedAt = (limit: string, name: string, question: string, body: Body): HostileRequest => ({
  ...{ name, path: described(question), body, status: 400, limit, bytes: SMALL },
});
const refused = (name: string, question: string, body: Body) => refusedAt('work', name, question, body);
const answered = (name: string, question: string, bytes: number, body: Body): HostileRequest => ({
  ...{ name, path: described(question), body, status: 200, bytes },
});
const invalid = (name: string, question: string, body: Body): HostileRequest => ({
  ...{ name, path: described(question), body, status: 400, bytes: PROBLEMS },
});
const stateOf = (objects: () => readonly object[]) => () => ({ state: { players: two, objects: objects() } });
/** What p0 asks at a table of two, which has those objects. */
const asks = (objects: readonly object[], more: object = {}) => ({
  ...{ player: 'p0', state: { players: two, objects }, ...more },
});

const introspection = `types { name description fields { name description args { name description }
  type { name ofType { name ofType { name } } } } }`;

/** What froze a server once. */
const known: readonly HostileRequest[] = [
  refused('10,000 blockers and 10,000 attackers', 'legal-blocks', () =>
    asks([...bears('a', 10_000, 'p1'), ...bears('b', 10_000, 'p0')], { attacks: attacksOn(10_000, 'p0') }),
  ),
  refused('1,000 blockers with a rule each, and 1,000 attackers', 'check-blocks', () => {
    const blockRules = [{ kind: 'AT_MOST', count: 3, creatures: all }];
    const blocks = times(1_000, (index) => ({ blocker: `b${index}`, attacker: `a${index}` }));
    const objects = [...bears('a', 1_000, 'p1'), ...bears('b', 1_000, 'p0', { blockRules })];
    return asks(objects, { attacks: attacksOn(1_000, 'p0'), blocks });
  }),
  refused('1,000 attackers, 20 opponents and 5,000 requirements', 'check-attack', () => {
    const attackRules = times(100, () => ({ kind: 'ATTACKS_IF_ABLE', creatures: all }));
    const objects = [...bears('a', 1_000, 'p0'), ...artifacts(50, { attackRules })];
    return { player: 'p0', state: { players: playersOf(21), objects }, attacks: attacksOn(1_000, 'p1') };
  }),
  answered('800 attackers, each with a rule about all', 'check-attack', 2_000_000, () => {
    const attackRules = [{ kind: 'AT_MOST', count: 3, creatures: all }];
    return asks(bears('a', 800, 'p0', { attackRules }), { attacks: attacksOn(800, 'p1') });
  }),
  refused('20,000 creatures and 1,000 players', 'legal-attack-targets', () => ({
    player: 'p0',
    state: { players: playersOf(1_000), objects: bears('a', 20_000, 'p0') },
  })),
  invalid('a million empty players', 'range-of', () => ({
    player: 'p0',
    state: { players: times(1_000_000, () => ({})) },
  })),
  refusedAt('values', 'more empty players than are read', 'range-of', () => ({
    player: 'p0',
    state: { players: times(1_300_000, () => ({})) },
  })),
  invalid('three unknown fields of each of 20,000 objects', 'range-of', () =>
    asks(bears('a', 20_000, 'p0', { x: 1, y: 2, z: 3 })),
  ),
  refused('900 departures at a table of 9,000', 'range-of', () => ({
    player: 'p999',
    state: { players: playersOf(1_000), objects: bears('a', 8_000, (index) => `p${index % 1_000}`) },
    suppose: times(900, (index) => ({ playerLeaves: { player: `p${index}`, reason: 'CONCEDES' } })),
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

const word = 'abcdefghijklmnopqrstuvwxyz'.repeat(4);
const cardWith = (id: string, name: string, type_line: string, oracle_text: string) => ({
  ...{ id, owner: 'p0', cardData: { name, type_line, power: '2', toughness: '2', oracle_text } },
});
const bearsWith = (count: number, textOf: (name: string) => string) =>
  times(count, (index) => cardWith(`card${index}`, `Card ${index}`, 'Creature — Bear', textOf(`Card ${index}`)));
const withCards = (count: number, text: string) =>
  bearsWith(count, (name) => `${text} ${name} attacks each combat if able.`);
const mixed = [
  'Flying, first strike, vigilance, trample, haste',
  "Creatures you control can't be blocked except by two or more creatures.",
  'Other creatures you control have flying and protection from each color.',
  "Creatures with power 3 or greater can't attack unless their controller pays {2} for each creature they control that's attacking.",
  'As long as you control three or more artifacts, creatures you control attack each combat if able and have trample and menace.',
].join('\n');
const chained = (count: number, text: string) =>
  times(count, (index) => ({
    ...cardWith(`aura${index}`, `Aura ${index}`, 'Enchantment Creature — Aura', `Enchant creature\n${text}`),
    attachedTo: index ? `aura${index - 1}` : 'p1',
  }));
const manyFilters = { anyOf: times(100, () => ({ types: ['Creature'], keywords: ['Flying'] })) };
/** A query about a table of two that has those objects, and the limit that it is refused at. */
const graphql = (
  name: string,
  query: string,
  bytes: number,
  objects: () => readonly object[],
  limit?: string,
  players = two,
): HostileRequest => ({
  ...{ name, path: '/graphql', status: limit === undefined ? 200 : 400, bytes, ...(limit !== undefined && { limit }) },
  body: () => ({
    query: `query ($of: GameStateInput!) { gameState(of: $of) { ${query} } }`,
    variables: { of: { players, objects: objects() } },
  }),
});
const alias = (count: number, field: string) => times(count, (index) => `a${index}: ${field}`).join(' ');
const nested = (levels: number, field: string, inside: string): string =>
  levels ? `${field} { ${nested(levels - 1, field, inside)} }` : inside;

/** What a search over sizes, rules and questions found to take longest, each of at most 1 MiB (test/fuzz/hostile-search.ts). */
const found: readonly HostileRequest[] = [
  answered('words that no keyword is like', 'ranges', 200_000, () => {
    const keywords = (index: number) => times(100, (each) => `${index}${each}${word}`.slice(0, 70));
    const objects = bears('a', 120, 'p0').map((bear, index) => ({ ...bear, keywords: keywords(index) }));
    return { state: { players: two, objects } };
  }),
  refused('10,000 creatures in a limited range of influence', 'legal-attack-targets', () => ({
    player: 'p0',
    state: { players: playersOf(4), options: { rangeOfInfluence: 1 }, objects: bears('a', 10_000, 'p0') },
  })),
  answered('200 cards with long texts', 'check-attack', 500_000, () => asks(withCards(200, mixed), { attacks: [] })),
  answered('cards whose one sentence never ends', 'range-of', 2_000_000, () =>
    asks(withCards(60, `Creatures you control ${'with flying and '.repeat(900)}.`)),
  ),
  answered(
    '10,000 planeswalkers and what state-based actions make of them',
    'state-based-actions',
    4_000_000,
    stateOf(() => artifacts(10_000, { typeLine: 'Legendary Planeswalker — Jace', name: 'Jace' })),
  ),
  answered('a filter of a hundred parts over 8,000 creatures', 'legal-targets', 4_000_000, () => ({
    ...{ source: { controller: 'p0' }, among: manyFilters, state: { players: two, objects: bears('a', 8_000, 'p1') } },
  })),
  refusedAt('cost', 'the distances of 600 players', 'ranges', () => ({
    state: { players: playersOf(600), options: { rangeOfInfluence: 3 } },
  })),
  answered('8,000 Auras, each on the next one', 'departure-of', 4_000_000, () => {
    const aura = { typeLine: 'Enchantment — Aura', owner: 'p0' };
    const attachedTo = (index: number) => (index < 7_999 ? `aura${index + 1}` : 'p0');
    const objects = times(8_000, (index) => ({ ...aura, id: `aura${index}`, attachedTo: attachedTo(index) }));
    return { players: ['p1'], state: { players: two, objects } };
  }),
  answered(
    "3,000 Auras, each on the next one, which can't be enchanted by others",
    'state-based-actions',
    4_000_000,
    stateOf(() => chained(3_000, "Enchanted creature can't be enchanted by other Auras.")),
  ),
  answered("2,000 creatures that can't be targeted by some", 'legal-targets', 200_000, () => {
    const objects = withCards(2_000, "This creature can't be the target of blue spells.");
    return { source: { controller: 'p1' }, among: {}, state: { players: two, objects } };
  }),
  refused(
    '2,000 cards that say that no creature can be enchanted',
    'state-based-actions',
    stateOf(() => chained(2_000, "Creatures can't be enchanted.")),
  ),
  answered('control that goes round among 5,000 objects', 'information-for', 4_000_000, () => {
    const effects = (index: number) => [{ givesControlTo: `p${index % 2}`, source: `a${(index + 1) % 5_000}` }];
    const objects = bears('a', 5_000, 'p0').map((bear, index) => ({ ...bear, controlEffects: effects(index) }));
    return { source: { controller: 'p0' }, among: {}, state: { players: two, objects } };
  }),
  answered('400 control changes among 2,000 objects', 'range-of', SMALL * 100, () => {
    const suppose = times(400, (index) => ({ controlChanges: { object: `a${index}`, to: 'p1' } }));
    return asks(bears('a', 2_000, 'p0'), { suppose });
  }),
  answered('the picture of 900 players and their creatures', 'diagram.svg', 4_000_000, () => ({
    state: { players: playersOf(900), objects: bears('a', 5_000, (index) => `p${index % 900}`) },
  })),
  answered(
    'a code of 8,000 creatures',
    '',
    4_000_000,
    stateOf(() => bears('a', 8_000, 'p0')),
  ),
  graphql(
    'every sentence of 95 cards under 40 aliases',
    alias(40, 'objects { id keywords sentences { text } }'),
    20_000_000,
    () => withCards(95, mixed),
  ),
  graphql(
    'a question under 90 aliases about 3,000 creatures',
    alias(90, 'rangeOf(player: "p0") { objects { id name controller { id } } }'),
    SMALL * 100,
    () => bears('a', 3_000, 'p0'),
    'cost',
  ),
  graphql(
    'whom 1,000 creatures may attack, under 90 aliases',
    alias(90, 'legalAttackTargets(player: "p0") { attacker { id } }'),
    SMALL * 100,
    () => bears('a', 1_000, 'p0'),
    'work',
    playersOf(60),
  ),
  graphql('editions within editions', nested(16, 'inEdition(edition: CR_2018)', 'finished'), SMALL, () =>
    bears('a', 8_000, 'p0'),
  ),
  graphql(
    'suppositions within suppositions',
    nested(14, 'suppose(events: [{ stateBasedActions: {} }])', 'finished'),
    SMALL,
    () => bears('a', 8_000, 'p0'),
  ),
  {
    name: 'a document of 60,000 fields',
    path: '/graphql',
    body: () => ({ query: `{ editions { ${'edition '.repeat(60_000)} } }` }),
    status: 400,
    limit: 'comparisons',
    bytes: SMALL * 10,
  },
  ...[
    ['give all others flying', 'Other creatures you control have flying.'],
    [
      'give all others an ability',
      'Other creatures you control have "This creature can\'t be blocked except by two or more creatures."',
    ],
    ['lure all creatures', 'All creatures able to block creatures you control do so.'],
  ].map(([does = '', text = '']) =>
    refused(`1,600 cards that each ${does}`, 'legal-attack-targets', () => asks(bearsWith(1_600, () => text))),
  ),
  refused('500 attackers, 40 opponents and a rule on each, with conditions', 'check-attack', () => {
    const asLongAs = { who: 'ANYONE', controls: manyFilters.anyOf[0], atLeast: 3 };
    const objects = bears('a', 900, 'p0', { attackRules: [{ kind: 'CANT_ATTACK', creatures: all, asLongAs }] });
    return { player: 'p0', state: { players: playersOf(41), objects }, attacks: attacksOn(900, 'p1') };
  }),
  invalid('a text of 900,000 parentheses', '', () => ({ text: '('.repeat(900_000) })),
  answered('a text of 15,000 creatures', '', 4_500_000, () => ({
    text: ['ann:', ...times(15_000, (index) => `  bear${index} 2/2 flying (Creature — Bear)`), 'bob:'].join('\n'),
  })),
  graphql(
    'names of 200 letters under 90 aliases',
    `objects { ${alias(90, 'name')} }`,
    SMALL,
    () => bears('a', 2_000, 'p0', { name: 'Ж'.repeat(200) }),
    'answer',
  ),
  graphql(
    'the notation of 4,000 creatures after each of 40 events',
    times(40, (index) => `a${index}: suppose(events: [{ taps: { objects: ["a${index}"] } }]) { text }`).join(' '),
    SMALL * 100,
    () => bears('a', 4_000, 'p0'),
    'work',
  ),
  invalid('1,000 events that change what is not there', 'range-of', () => {
    const none = (index: number) => times(20, (each) => `none${index}x${each}`);
    return asks(bears('a', 100, 'p0'), { suppose: times(1_000, (index) => ({ taps: { objects: none(index) } })) });
  }),
];

const codeOf = (text: string): string => {
  const packed = deflateRawSync(text, { level: 9 });
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(packed));
  return `1${Buffer.concat([checksum, packed]).toString('base64url')}`;
};
const tables = (name: string, field: string, given: string, limit: string, status: 200 | 400): HostileRequest => ({
  name,
  path: '/graphql',
  body: () => ({
    query: `query ($given: String!) { ${alias(100, `${field}: $given) { variant }`)} }`,
    variables: { given },
  }),
  status,
  limit,
  bytes: 50_000,
});

/** Little that unfolds into much. */
const unfolding: readonly HostileRequest[] = [
  tables('20,000 objects in 40 letters', 'gameStateByText(text', 'a: 9999x A 2/2; 9999x B 2/2\nb', 'work', 400),
  tables('a code that unpacks to 9 MB', 'gameStateByCode(code', codeOf(`"${'x'.repeat(9e6)}"`), 'work', 400),
  tables('a code that unpacks to 12 MB', 'gameStateByCode(code', codeOf(' '.repeat(12e6)), 'unfolded', 400),
  answered("100 of MTGJSON's cards, in 60 kB", 'legal-attack-targets', 500_000, () =>
    asks(
      times(100, (index) => ({
        ...{ id: `card${index}`, owner: 'p0' },
        cardData: { name: `Card ${index}`, type: 'Creature — Bear', power: '2', toughness: '2', text: mixed },
      })),
    ),
  ),
];

const filled = (text: string, length: number): string =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .replaceAll('#', '7');
const LONG = 200_000;
const faceWith = (more: object) => () =>
  asks([{ id: 'card', owner: 'p0', cardData: { name: 'NAME', type_line: 'Creature', oracle_text: '', ...more } }]);

/** What `npm run bench bytes` found to take longest by the byte, of each reader of texts, at the length that it may have. */
const costliest: readonly HostileRequest[] = [
  invalid('the costliest notation', '', () => ({ text: filled('→ Ann#\nAnn#: Wall# → Ann#:', LONG) })),
  answered('the costliest text of a card', 'range-of', 500_000, faceWith({ oracle_text: filled('.\n', 20_000) })),
  answered('the costliest type line', 'range-of', 500_000, faceWith({ type_line: filled('Legendary Wizard#\n', 200) })),
  answered(
    'the costliest name of a card',
    'range-of',
    500_000,
    faceWith({ name: filled('Mob\n', 200), oracle_text: filled('Mob\n', 20_000) }),
  ),
  invalid('the costliest table in JSON', 'range-of', () =>
    asks(times(10_000, () => ({ id: 'c7', owner: 'nobody7', controler: 'ann', power: '7', keywords: ['x7'] }))),
  ),
  {
    name: 'the costliest document and search',
    path: '/graphql',
    body: () => ({
      query: `{ ${times(100, (index) => `a${index}: rules(search: "of influence") { number }`).join(' ')} }`,
    }),
    status: 200,
    bytes: 2_000_000,
  },
];

/** Everything that a server has to withstand. */
export const hostileRequests: readonly HostileRequest[] = [...known, ...found, ...unfolding, ...costliest];

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createDatabase, rowsOf, type TestDatabase } from '../database.js';
import { until } from '../until.js';
import { createCards } from '../../src/own-cards/cards.js';
import { openCards } from '../../src/own-cards/store.js';
import { openDatabase } from '../../src/games/store/database.js';
import { query, send, startServer, type TestServer } from '../http/server.js';
import {
  atomicCards,
  inventedCards,
  oracleCards,
  scryfallEntry,
  writeCardFile,
  type InventedCard,
} from './card-files.js';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url).pathname;

const yielding: InventedCard = {
  name: 'Órla’s Toll // Tollkeeper',
  type: 'Enchantment // Creature — Human',
  faces: [
    {
      name: 'Órla’s Toll',
      type: 'Enchantment',
      text: 'Creatures can’t attack you unless their controller pays {2} for each of those creatures.',
      colors: ['U'],
    },
    {
      name: 'Tollkeeper',
      type: 'Creature — Human',
      text: 'Flying\nTollkeeper can’t block.',
      colors: ['U'],
      power: '*',
      toughness: '3',
    },
  ],
};
const cards: readonly InventedCard[] = [
  { name: 'Brass Ox', type: 'Artifact Creature — Ox', text: 'Brass Ox can’t attack.', power: '2', toughness: '4' },
  { name: 'Brass Oxen', type: 'Artifact Creature — Ox', text: 'Menace', power: '2', toughness: '4' },
  { name: 'Toll of the Brass Gate', type: 'Sorcery', text: 'Draw a card.' },
  { name: 'Ash', type: 'Instant', text: 'Draw a card.' },
  yielding,
  {
    name: 'Ash // Ember',
    type: 'Instant // Instant',
    faces: [
      { name: 'Ash', type: 'Instant', text: 'You gain 2 life.' },
      { name: 'Ember', type: 'Instant', text: 'You gain 1 life.' },
    ],
  },
  {
    name: 'Coal // Ember',
    type: 'Instant // Instant',
    faces: [
      { name: 'Coal', type: 'Instant', text: 'You gain 3 life.' },
      { name: 'Ember', type: 'Instant', text: 'You gain 4 life.' },
    ],
  },
  {
    name: 'Slate // Shale',
    type: 'Instant // Instant',
    faces: [
      { name: 'Slate', type: 'Instant', text: 'You gain 3 life.' },
      { name: 'Shale', type: 'Instant', text: 'Scry 1.' },
    ],
  },
  {
    name: 'Chalk // Shale',
    type: 'Instant // Instant',
    faces: [
      { name: 'Chalk', type: 'Instant', text: 'You gain 9 life.' },
      { name: 'Shale', type: 'Instant', text: 'Scry 1.' },
    ],
  },
  { name: 'Twin', type: 'Creature — Shapeshifter', text: 'Flying', power: '1', toughness: '1' },
  { name: 'Twin', type: 'Creature — Shapeshifter', text: 'Menace', power: '1', toughness: '1' },
];

const others: readonly InventedCard[] = [
  { name: 'Clay Servant', type: 'Token Creature — Golem', printing: { layout: 'token' } },
  { name: 'Seal of Ages', type: 'Emblem', printing: { layout: 'emblem' } },
  { name: 'Painted Ox', type: 'Card', printing: { layout: 'art_series' } },
  { name: 'Lady Almira', type: 'Vanguard', printing: { layout: 'vanguard' } },
  { name: 'All Shall Fall', type: 'Scheme', printing: { layout: 'scheme' } },
  { name: 'Drowned Court', type: 'Plane — Moag', printing: { layout: 'planar' } },
];
const digital = { name: 'A-Brass Ox', type: 'Creature — Ox' };
const playtest = { name: 'Draft Ox', type: 'Creature — Ox' };

const scryfallFile = oracleCards([
  ...cards,
  ...others,
  { ...digital, printing: { digital: true, games: ['arena'] } },
  { ...playtest, printing: { promo_types: ['playtest'] } },
]);
const mtgjsonFile = JSON.stringify(
  atomicCards([
    ...cards,
    ...others,
    { ...digital, printing: { printings: ['YABC'] } },
    { ...playtest, printing: { printings: ['CMB1'], isFunny: true } },
  ]),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const command = (url: string, ...args: readonly string[]) =>
  run(process.execPath, ['dist/cards.js', ...args], { cwd: root, env: { ...process.env, DATABASE_URL: url } });

const importText = async (text: string, name = 'cards.json', { url } = database): Promise<string> =>
  (await command(url, 'import', await writeCardFile(name, text))).stdout;

const importing = (given: readonly InventedCard[]): Promise<string> => importText(oracleCards(given));

const refused = (...args: Parameters<typeof importText>): Promise<string> =>
  importText(...args).then(
    (done) => done,
    (error: unknown) => (error as { readonly stderr: string }).stderr,
  );

const namesIn = async ({ url } = database): Promise<readonly string[]> =>
  (await rowsOf<{ name: string }>(url, 'SELECT name FROM cards ORDER BY name COLLATE "C"')).map(({ name }) => name);

const tableWith = (...told: readonly object[]) => ({
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
  objects: told.map((each, index) => ({ id: `o${index}`, owner: 'ann', ...each })),
});
const named = (name: string, more: object = {}) => ({ cardData: { name }, ...more });

const SENTENCES = `query ($of: GameStateInput!) { gameState(of: $of) {
  description objects { id name typeLine keywords sentences { text reading } } } }`;

describe('a file of cards', () => {
  const imported = [
    'Ash',
    'Ash // Ember',
    'Brass Ox',
    'Brass Oxen',
    'Chalk // Shale',
    'Coal // Ember',
    'Slate // Shale',
  ].concat(['Toll of the Brass Gate', 'Twin', 'Twin', 'Órla’s Toll // Tollkeeper']);

  test.each([
    ['Scryfall', 'cards.json', scryfallFile],
    ['Scryfall, compressed', 'cards.json.gz', scryfallFile],
    ['Scryfall, with a byte order mark', 'cards.json', `\uFEFF${scryfallFile}`],
    ['MTGJSON', 'cards.json', mtgjsonFile],
    ['MTGJSON, compressed', 'cards.json.gz', mtgjsonFile],
  ])('of %s is imported without what no deck holds', async (_, name, text) => {
    const own = await createDatabase();
    expect(await importText(text, name, own)).toBe('11 cards: 11 added, 0 changed, 0 removed.\n');
    expect(await namesIn(own)).toEqual(imported);
    expect(await importText(text, name, own)).toBe('11 cards: 0 added, 0 changed, 0 removed.\n');
    const faces = await rowsOf<{ faces: object[] }>(
      own.url,
      `SELECT data->'card_faces' AS faces FROM cards WHERE name LIKE '%Tollkeeper'`,
    );
    expect(faces[0]?.faces).toMatchObject([
      { name: 'Órla’s Toll', colors: ['U'] },
      { name: 'Tollkeeper', power: '*' },
    ]);
    await own.drop();
  });

  test('changes what it says otherwise, and removes what it no longer holds', async () => {
    await importing(cards);
    const changed = cards.map((card) => (card.name === 'Brass Ox' ? { ...card, text: 'Vigilance' } : card));
    const [, , , ...rest] = changed;
    const more = { name: 'Zinc Heron', type: 'Creature — Bird', text: 'Flying', power: '1', toughness: '1' };
    expect(await importing([...changed, more])).toBe('12 cards: 1 added, 1 changed, 0 removed.\n');
    expect(await importing(changed)).toBe('11 cards: 0 added, 0 changed, 1 removed.\n');
    expect(rest).toHaveLength(8);
  });

  test.each([
    ['half a file', 'cards.json', scryfallFile.slice(0, 4_000), /is cut short/],
    ['half a compressed file', 'cards.gz', scryfallFile, /cannot be read to its end: unexpected end of file/],
    ['rulings', 'cards.json', '[{"object":"ruling","comment":"Ask a judge."}]', /neither Scryfall's bulk data/],
    ['AllPrintings', 'cards.json', '{"meta":{},"data":{"ABC":{"cards":[]}}}', /neither Scryfall's bulk data/],
    ['some other object', 'cards.json', '{"object":"error"}', /holds no cards/],
    ['a text', 'cards.json', 'name,text', /neither Scryfall's bulk data/],
    ['nothing', 'cards.json', '', /neither Scryfall's bulk data/],
    ['an empty list', 'cards.json', '[]', /holds no cards/],
    ['two lists', 'cards.json', `${scryfallFile}${scryfallFile}`, /cannot be read to its end/],
  ])('that is %s changes nothing', async (what, name, text, reason) => {
    await importing(cards);
    const before = await rowsOf(database.url, 'SELECT * FROM cards c, card_imports i ORDER BY c.id, i.id');
    const path = await writeCardFile(name, text);
    if (what === 'half a compressed file') await run('truncate', ['-s', '900', path]);
    const error = await command(database.url, 'import', path).catch((reason: unknown) => reason as { stderr: string });
    expect(error.stderr).toMatch(reason);
    expect(await rowsOf(database.url, 'SELECT * FROM cards c, card_imports i ORDER BY c.id, i.id')).toEqual(before);
  });

  test('is imported without the cards that cannot be read, which are named', async () => {
    const odd = scryfallEntry({ name: 'Odd Ox', type: 'Creature — Ox' }, 77);
    const text = JSON.stringify([
      ...JSON.parse(oracleCards(cards)),
      { ...odd, colors: 'green' },
      { ...odd, oracle_text: 'a\u0000b' },
    ]);
    const { stdout, stderr } = await command(database.url, 'import', await writeCardFile('odd.json', text));
    expect(stdout).toMatch(/^11 cards: /);
    expect(stderr).toMatch(/2 cards were left out:\nOdd Ox: .*colors.*\nOdd Ox: .*characters/);
  });

  test('may be left out, misspelled or one too many: the command says so', async () => {
    for (const args of [[], ['import'], ['load', 'x'], ['import', 'x', 'y']])
      expect(
        await command(database.url, ...args).catch((error: unknown) => (error as { stderr: string }).stderr),
      ).toMatch(/^The commands are import FILE/);
    expect(await refused('x', 'cards.json')).toMatch(/neither Scryfall/);
    await expect(command(database.url, 'import', '/nowhere/cards.json')).rejects.toThrow(/cannot be opened \(ENOENT\)/);
  });
});

describe('a name alone', () => {
  let server: TestServer;
  beforeAll(async () => {
    await importing(cards);
    server = await startServer({ databaseUrl: database.url });
  });
  afterAll(() => server.close());

  const objectsOf = async (...told: readonly object[]) => {
    const { body } = await query(server.url, SENTENCES, { of: tableWith(...told) });
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data.gameState.objects;
  };
  const problemsOf = async (...told: readonly object[]): Promise<readonly any[]> =>
    (await send(`${server.url}/v1/game-states`, 'POST', { state: tableWith(...told) })).body.problems;

  test.each(['Brass Ox', 'brass ox', 'BRASS OX', 'Bráss-Ox ', 'brass’ ox'])('finds the card: %s', async (name) => {
    expect(await objectsOf(named(name))).toMatchObject([
      {
        name: 'Brass Ox',
        typeLine: 'Artifact Creature — Ox',
        sentences: [{ text: "Brass Ox can't attack.", reading: 'READ' }],
      },
    ]);
  });

  test.each([
    "Orla's Toll // Tollkeeper",
    'orlas toll tollkeeper',
    'Órla’s Toll/Tollkeeper',
    "ORLA'S TOLL//TOLLKEEPER",
  ])('finds a card of two faces: %s', async (name) => {
    expect(await objectsOf(named(name), named(name, { face: 1 }))).toMatchObject([
      { name: 'Órla’s Toll', typeLine: 'Enchantment' },
      { name: 'Tollkeeper', typeLine: 'Creature — Human', keywords: ['Flying'] },
    ]);
  });

  test('of a face is that face, unless the table says which is up', async () => {
    expect(await objectsOf(named('tollkeeper'), named('Tollkeeper', { face: 0 }))).toMatchObject([
      { name: 'Tollkeeper' },
      { name: 'Órla’s Toll' },
    ]);
  });

  test('of a card comes before the same name of a face; equal faces are one', async () => {
    expect(await objectsOf(named('Ash'), named('Shale'))).toMatchObject([
      { name: 'Ash', sentences: [{ text: 'Draw a card.' }] },
      { name: 'Shale', sentences: [{ text: 'Scry 1.' }] },
    ]);
  });

  test('that is unknown or ambiguous is a problem, each with its path; the nearest names are told', async () => {
    expect(
      await problemsOf(named('Bras Oks'), named('Ember'), named('Twin'), named('Brass Ox'), {
        cardData: { name: 'x'.repeat(501) },
      }),
    ).toEqual([
      {
        path: ['objects', 0, 'cardData'],
        message: expect.stringMatching(
          /^"Bras Oks" is not among this server's cards\. Did you mean Brass Ox, Brass Oxen or /,
        ),
      },
      {
        path: ['objects', 1, 'cardData'],
        message: '"Ember" is a face of several cards: give the full name, Ash // Ember or Coal // Ember.',
      },
      {
        path: ['objects', 2, 'cardData'],
        message: expect.stringMatching(/^"Twin" is the name of 2 different cards/),
      },
      { path: ['objects', 4, 'cardData', 'name'], message: expect.stringMatching(/at most 500/) },
    ]);
  });

  test('is one among all problems of a table', async () => {
    const problems = await problemsOf(named('Nowhere Man', { owner: 'zoe' }), {
      typeLine: 'Creature',
      attachedTo: 'o9',
    });
    expect(problems.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['objects.0.cardData', 'objects.0.owner', 'objects.1.attachedTo']),
    );
  });

  test('is looked up at every door: questions, events, supposed events, diagrams, games', async () => {
    const state = tableWith({ typeLine: 'Creature — Bear' });
    const adds = { objectAdded: { id: 'ox', owner: 'ann', ...named('brass ox') } };
    const turns = { objectChanges: { object: 'o0', ...named('tollkeeper') } };
    const suppose = [adds, turns];
    const asked = { player: 'ann' };
    const [described, drawn, created] = await Promise.all([
      send(`${server.url}/v1/game-states/legal-attack-targets`, 'POST', { state, suppose, ...asked }),
      send(`${server.url}/v1/game-states/diagram.svg`, 'POST', { state, suppose }),
      send(`${server.url}/v1/games`, 'POST', { id: 'doors', state: tableWith(named('Brass Oxen')) }),
    ]);
    expect(described.body.items.map(({ attacker }: any) => attacker.id)).toEqual(expect.arrayContaining(['ox', 'o0']));
    expect(drawn.body).toContain('Tollkeeper');
    expect(created.status).toBe(201);
    const game = `${server.url}/v1/games/doors`;
    const supposed = await send(`${game}/legal-attack-targets`, 'POST', { suppose: [adds], ...asked });
    expect(supposed.body.items.map(({ attacker }: any) => attacker.id)).toEqual(expect.arrayContaining(['ox', 'o0']));
    const recorded = await send(`${game}/events`, 'POST', { events: suppose });
    expect(
      recorded.body.events.map(({ input }: any) => [input.cardData.oracle_text ?? input.cardData.name, input.face]),
    ).toEqual([
      ['Brass Ox can’t attack.', undefined],
      ['Órla’s Toll // Tollkeeper', 1],
    ]);
    const replaced = await send(`${game}/state`, 'PUT', tableWith(named('brass oxen')));
    expect(replaced.status).toBe(200);
    const { body } = await query(
      server.url,
      `{ game(id: "doors") { state { objects { name }
      suppose(events: [{ objectAdded: { id: "ox", owner: "ann", cardData: { name: "BRASS OX" } } }]) { objects { name } } } } }`,
    );
    expect(body.data.game.state).toEqual({
      objects: [{ name: 'Brass Oxen' }],
      suppose: { objects: [{ name: 'Brass Oxen' }, { name: 'Brass Ox' }] },
    });
    const missing = await send(`${game}/events`, 'POST', {
      events: [{ objectAdded: { id: 'y', owner: 'ann', ...named('Nobody') } }],
    });
    expect(missing.body).toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: [{ path: ['events', 0, 'objectAdded', 'cardData'] }],
    });
    await send(game, 'DELETE');
  });

  test('costs one round trip for a whole table, and none where every card is in full', async () => {
    const opened = openDatabase(database.url);
    const statements: (string | undefined)[] = [];
    const store = openCards((statement) => {
      statements.push(statement.name);
      return opened.query(statement);
    });
    const counted = await startServer({ databaseUrl: database.url, cards: createCards(store) });
    const check = (...told: readonly object[]) =>
      send(`${counted.url}/v1/game-states`, 'POST', { state: tableWith(...told) });
    expect((await check(named('Brass Ox'), named('Ash'), named('tollkeeper'), named('brass ox'))).status).toBe(200);
    expect(statements).toEqual(['look cards up']);
    await check({ cardData: { name: 'Brass Ox', type_line: 'Creature' } }, { typeLine: 'Land' });
    expect(statements).toHaveLength(1);
    await counted.close();
    await opened.close();
  });
});

describe('an import while servers answer', () => {
  const changed = cards.map((card) => (card.name === 'Brass Ox' ? { ...card, text: 'Vigilance' } : card));
  let servers: readonly TestServer[];
  let blocker: pg.Client;
  beforeAll(async () => {
    await importing(cards);
    servers = await Promise.all([1, 2].map(() => startServer({ databaseUrl: database.url })));
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  /** Begins an import that stops in the middle, at a row that somebody else holds. */
  const stopped = async (path: string) => {
    blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('BEGIN');
    await blocker.query(`SELECT FROM cards WHERE name = 'Brass Ox' FOR UPDATE`);
    const child = spawn(process.execPath, ['dist/cards.js', 'import', path], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const isWaiting = async () =>
      (
        await rowsOf(
          database.url,
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'cards' AND wait_event_type = 'Lock'`,
        )
      ).length > 0;
    await until(async () => child.exitCode !== null || (await isWaiting()));
    return { child, ended };
  };
  const release = async () => {
    await blocker.query('ROLLBACK');
    await blocker.end();
  };
  const readings = () =>
    Promise.all(
      servers.map(async ({ url }) => {
        const { body } = await query(url, SENTENCES, { of: tableWith(named('Brass Ox')) });
        const [{ keywords, sentences }] = body.data.gameState.objects;
        return sentences[0]?.text ?? keywords[0];
      }),
    );

  test('has no gap: both servers have the cards of before until it ends, then at once those after it', async () => {
    const [first] = servers;
    const url = first?.url ?? '';
    const state = tableWith(named('Brass Ox'));
    await send(`${url}/v1/games`, 'POST', { id: 'kept', state });
    const ask = async () =>
      (await query(url, '{ game(id: "kept") { state { code description } } }')).body.data.game.state;
    const before = await ask();
    const tag = (await send(`${url}/v1/cards/Brass%20Ox`, 'GET')).headers.get('etag') ?? '';

    const { ended } = await stopped(await writeCardFile('changed.json', oracleCards(changed)));
    expect(await readings()).toEqual(["Brass Ox can't attack.", "Brass Ox can't attack."]);
    await release();
    expect(await ended).toEqual([0, null]);
    expect(await readings()).toEqual(['Vigilance', 'Vigilance']);

    expect(await ask()).toEqual(before);
    const shared = await query(
      url,
      'query ($code: String!) { gameStateByCode(code: $code) { objects { sentences { text } } } }',
      { code: before.code },
    );
    expect(shared.body.data.gameStateByCode.objects).toEqual([{ sentences: [{ text: "Brass Ox can't attack." }] }]);
    const again = await send(`${url}/v1/cards/Brass%20Ox`, 'GET', undefined, { 'if-none-match': tag });
    expect([again.status, again.headers.get('etag') === tag]).toEqual([200, false]);
  });

  test('changes nothing if it is killed, and may be run again', async () => {
    await importing(changed);
    const path = await writeCardFile('killed.json', oracleCards([...inventedCards(300), ...cards]));
    const { child, ended } = await stopped(path);
    child.kill('SIGKILL');
    await ended;
    await release();
    expect(await readings()).toEqual(['Vigilance', 'Vigilance']);
    expect(await namesIn()).toHaveLength(cards.length);
    await command(database.url, 'import', path);
    expect(await namesIn()).toHaveLength(cards.length + 300);
    expect(await readings()).toEqual(["Brass Ox can't attack.", "Brass Ox can't attack."]);
  });

  test('answers a repeated request alike, even if its card is gone', async () => {
    await importing(cards);
    const [{ url } = { url: '' }] = servers;
    const request = () =>
      send(
        `${url}/v1/games`,
        'POST',
        { id: 'repeated', state: tableWith(named('Brass Ox')) },
        { 'idempotency-key': 'once' },
      );
    const made = await request();
    await importing(cards.filter(({ name }) => name !== 'Brass Ox'));
    const repeated = await request();
    expect([made.status, repeated.status]).toEqual([201, 201]);
    expect(repeated.body).toEqual(made.body);
  });
});

describe('cards over GraphQL and REST', () => {
  let server: TestServer;
  beforeAll(async () => {
    await importing(cards);
    server = await startServer({ databaseUrl: database.url });
  });
  afterAll(() => server.close());
  const CARD = `query ($name: String!) { card(name: $name) { name faces { name typeLine colors power toughness keywords sentences { text reading means } } } }`;

  test('are read face by face, without a table', async () => {
    const { body } = await query(server.url, CARD, { name: 'tollkeeper' });
    const faces = [
      {
        name: 'Órla’s Toll',
        typeLine: 'Enchantment',
        colors: ['BLUE'],
        power: null,
        toughness: null,
        keywords: [],
        sentences: [
          {
            text: "Creatures can't attack you unless their controller pays {2} for each of those creatures.",
            reading: 'READ',
            means: expect.stringContaining('its controller'),
          },
        ],
      },
      {
        name: 'Tollkeeper',
        typeLine: 'Creature — Human',
        colors: ['BLUE'],
        power: '*',
        toughness: '3',
        keywords: ['Flying'],
        sentences: [
          { text: "Tollkeeper can't block.", reading: 'READ', means: expect.stringContaining('This creature') },
        ],
      },
    ];
    expect(body.data.card).toEqual({ name: 'Órla’s Toll // Tollkeeper', faces });
    const { body: shown } = await send(
      `${server.url}/v1/cards/${encodeURIComponent("ORLA'S TOLL // TOLLKEEPER")}`,
      'GET',
    );
    expect(shown).toEqual({ name: 'Órla’s Toll // Tollkeeper', faces });
  });

  test('that are not there are null or 404; ambiguous ones an error', async () => {
    expect((await query(server.url, CARD, { name: 'Nobody' })).body.data).toEqual({ card: null });
    expect((await send(`${server.url}/v1/cards/Nobody`, 'GET')).status).toBe(404);
    expect((await query(server.url, CARD, { name: 'Ember' })).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect((await send(`${server.url}/v1/cards/Twin`, 'GET')).body).toMatchObject({
      status: 400,
      problems: [{ path: ['name'] }],
    });
  });

  const found = async (search: string, first?: number): Promise<readonly string[]> => {
    const { body } = await query(
      server.url,
      'query ($search: String!, $first: Int) { cards(search: $search, first: $first) { name } }',
      { search, ...(first !== undefined && { first }) },
    );
    return body.data.cards.map(({ name }: any) => name);
  };

  test('are found by the beginnings of their words, the closest first', async () => {
    expect(await found('bras')).toEqual(['Brass Ox', 'Brass Oxen', 'Toll of the Brass Gate']);
    expect(await found('brass ox')).toEqual(['Brass Ox', 'Brass Oxen']);
    expect(await found('gate bra')).toEqual(['Toll of the Brass Gate']);
    expect(await found('ÓRLA')).toEqual(['Órla’s Toll // Tollkeeper']);
    expect(await found('toll')).toEqual(['Toll of the Brass Gate', 'Órla’s Toll // Tollkeeper']);
    expect(await found('bras', 1)).toEqual(['Brass Ox']);
    expect(await found("'; DROP TABLE cards; -- \\ : * & | ! ( %")).toEqual([]);
    expect(await found('')).toHaveLength(cards.length);
    const { body } = await send(`${server.url}/v1/cards?search=bras&first=2`, 'GET');
    expect(body.items.map(({ name }: any) => name)).toEqual(['Brass Ox', 'Brass Oxen']);
    expect((await send(`${server.url}/v1/cards?search=bras&first=101`, 'GET')).status).toBe(400);
    expect((await send(`${server.url}/v1/cards`, 'GET')).status).toBe(400);
  });

  test.each(['/v1/cards/Brass%20Ox', '/v1/cards?search=brass'])(
    '%s is not sent again while the import is the same',
    async (path) => {
      const { headers } = await send(`${server.url}${path}`, 'GET');
      const etag = headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\da-f-]{36}"$/);
      const sent = { 'if-none-match': etag };
      expect(await send(`${server.url}${path}`, 'GET', undefined, sent)).toMatchObject({ status: 304, body: null });
      await importing(cards);
      expect((await send(`${server.url}${path}`, 'GET', undefined, sent)).status).toBe(200);
    },
  );

  test('need a key that may read', async () => {
    const guarded = await startServer({ databaseUrl: database.url, apiKey: 'a-key-for-reading-cards' });
    const { key } = await guarded.keys.create({ tenant: 'acme', name: 'reader', scope: 'read' });
    const statuses = [
      await send(`${guarded.url}/v1/cards/Brass%20Ox`, 'GET'),
      await send(`${guarded.url}/v1/cards/Brass%20Ox`, 'GET', undefined, { authorization: `Bearer ${key}` }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 200]);
    await guarded.close();
    await rowsOf(database.url, 'DELETE FROM api_keys');
  });
});

describe('a server without cards', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  test('says how they are loaded', async () => {
    const { body } = await send(`${server.url}/v1/game-states`, 'POST', { state: tableWith(named('Brass Ox')) });
    expect(body.problems[0].message).toMatch(/^"Brass Ox" is a name alone, .*npm run cards -- import FILE/);
    expect((await send(`${server.url}/v1/cards?search=x`, 'GET')).body).toEqual({ items: [] });
    expect((await send(`${server.url}/v1/cards/x`, 'GET')).status).toBe(404);
  });
});

describe('a report', () => {
  afterEach(() => importing(cards));

  test('counts the sentences about combat that are read, lists the others, and what is read otherwise', async () => {
    const odd = { name: 'Hidden Ox', type: 'Creature — Ox', text: 'Hidden Ox can’t attack on odd days.' };
    await importing([...cards, odd]);
    const { stdout } = await command(database.url, 'report');
    expect(stdout).toMatch(/^12 cards with 4 sentences .* 3 of them are read \(75\.0 %\)/);
    expect(stdout).toContain("1  ~ can't attack on odd days.  [Hidden Ox]");
    expect(stdout).toContain('0 cards are read otherwise');
    const next = await writeCardFile(
      'next.json',
      oracleCards([
        ...cards.map((card) => (card.name === 'Brass Ox' ? { ...card, text: 'Brass Ox can’t block.' } : card)),
        odd,
      ]),
    );
    const { stdout: compared } = await command(database.url, 'report', next);
    expect(compared).toMatch(
      /1 cards are read otherwise .*\nBrass Ox\n {2}before: READ "Brass Ox can't attack\." = .*\n {2}now: {4}READ "Brass Ox can't block\." = /,
    );
    expect(await namesIn()).toContain('Hidden Ox');
  });
});

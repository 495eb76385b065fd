import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createDatabase, lockWaitsIn, rowsOf } from '../database.js';
import { until } from '../until.js';
import { createCards } from '../../src/own-cards/cards.js';
import { importCards } from '../../src/own-cards/import.js';
import { openCardFile } from '../../src/own-cards/read-file.js';
import { IMPORT_CACHED_FOR, openCards } from '../../src/own-cards/store.js';
import { openDatabase } from '../../src/games/store/database.js';
import { ownDatabase, query, send, serve, startServer } from '../http/server.js';
import { atomicCards, card, importInto, inventedCards, oracleCards, scryfallEntry } from './card-files.js';
import { writeCardFile } from './card-files.js';
import type { InventedCard } from './card-files.js';
import { root, run } from '../processes.js';

const toll = 'Creatures can’t attack you unless their controller pays {2} for each of those creatures.';
const yielding: InventedCard = {
  name: 'Órla’s Toll // Tollkeeper',
  type: 'Enchantment // Creature — Human',
  faces: [
    { ...card('Órla’s Toll', 'Enchantment', toll), colors: ['U'], manaCost: '{1}{U}' },
    { ...card('Tollkeeper', 'Creature — Human', 'Flying\nTollkeeper can’t block.', '*/3'), colors: ['U'] },
  ],
};
const instant = (name: string, text: string) => card(name, 'Instant', text);
const pair = (one: InventedCard, other: InventedCard): InventedCard => ({
  ...{ name: `${one.name} // ${other.name}`, type: 'Instant // Instant', faces: [one, other] },
});
const cards: readonly InventedCard[] = [
  card('Brass Ox', 'Artifact Creature — Ox', 'Brass Ox can’t attack.', '2/4'),
  card('Brass Oxen', 'Artifact Creature — Ox', 'Menace', '2/4'),
  card('Toll of the Brass Gate', 'Sorcery', 'Draw a card.'),
  instant('Ash', 'Draw a card.'),
  yielding,
  pair(instant('Ash', 'You gain 2 life.'), instant('Ember', 'You gain 1 life.')),
  pair(instant('Coal', 'You gain 3 life.'), instant('Ember', 'You gain 4 life.')),
  pair(instant('Slate', 'You gain 3 life.'), instant('Shale', 'Scry 1.')),
  pair(instant('Chalk', 'You gain 9 life.'), instant('Shale', 'Scry 1.')),
  card('Twin', 'Creature — Shapeshifter', 'Flying', '1/1'),
  card('Twin', 'Creature — Shapeshifter', 'Menace', '1/1'),
];
const withOx = (text: string) => cards.map((each) => (each.name === 'Brass Ox' ? { ...each, text } : each));

const others = [
  ['Clay Servant', 'Token Creature — Golem', 'token'],
  ['Seal of Ages', 'Emblem', 'emblem'],
  ['Painted Ox', 'Card', 'art_series'],
  ['Lady Almira', 'Vanguard', 'vanguard'],
  ['All Shall Fall', 'Scheme', 'scheme'],
  ['Drowned Court', 'Plane — Moag', 'planar'],
].map(([name = '', type = '', layout]) => ({ ...card(name, type), printing: { layout } }));
const digital = card('A-Brass Ox', 'Creature — Ox');
const playtest = card('Draft Ox', 'Creature — Ox');

const scryfallFile = oracleCards([
  ...[...cards, ...others],
  { ...digital, printing: { digital: true, games: ['arena'] } },
  { ...playtest, printing: { promo_types: ['playtest'] } },
]);
const mtgjsonFile = JSON.stringify(
  atomicCards([
    ...[...cards, ...others],
    { ...digital, printing: { printings: ['YABC'] } },
    { ...playtest, printing: { printings: ['CMB1'], isFunny: true } },
  ]),
);

const database = await ownDatabase();
const settings = { databaseUrl: database.url };
const [server, other] = [await serve(settings), await serve(settings)];

const env = { ...process.env, DATABASE_URL: database.url };
const command = (...args: readonly string[]) => run(process.execPath, ['dist/cards.js', ...args], { cwd: root, env });
const failing = (...args: readonly string[]): Promise<string> =>
  command(...args).then(
    ({ stdout }) => `it succeeded: ${stdout}`,
    (error: unknown) => (error as { readonly stderr: string }).stderr,
  );
const importing = (given: readonly InventedCard[]) => importInto(database.url, given);

const namesIn = async ({ url } = database): Promise<readonly string[]> =>
  (await rowsOf<{ name: string }>(url, 'SELECT name FROM cards ORDER BY name COLLATE "C"')).map(({ name }) => name);
const stored = () => rowsOf(database.url, 'SELECT * FROM cards c, card_imports i ORDER BY c.id, i.id');

const tableWith = (...told: readonly object[]) => ({
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
  objects: told.map((each, index) => ({ id: `o${index}`, owner: 'ann', ...each })),
});
const named = (name: string, more: object = {}) => ({ cardData: { name }, ...more });
const held = (name: string) => named(name, { zone: 'HAND' });
const ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  send(`${server.url}/v1${path}`, method, body, headers);
const checked = (...told: readonly object[]) => ask('POST', '/game-states', { state: tableWith(...told) });

const SENTENCES = `query ($of: GameStateInput!) { gameState(of: $of) {
  description objects { id name typeLine keywords sentences { text reading } } } }`;

describe('a file of cards', () => {
  const imported = [
    ...['Ash', 'Ash // Ember', 'Brass Ox', 'Brass Oxen', 'Chalk // Shale', 'Coal // Ember', 'Slate // Shale'],
    ...['Toll of the Brass Gate', 'Twin', 'Twin', 'Órla’s Toll // Tollkeeper'],
  ];

  test.each([
    ['Scryfall', 'cards.json', scryfallFile],
    ['Scryfall, compressed', 'cards.json.gz', scryfallFile],
    ['Scryfall, with a byte order mark', 'cards.json', `\uFEFF${scryfallFile}`],
    ['MTGJSON', 'cards.json', mtgjsonFile],
    ['MTGJSON, compressed', 'cards.json.gz', mtgjsonFile],
  ])('of %s is imported without what no deck holds', async (_, name, text) => {
    const own = await createDatabase();
    const file = await writeCardFile(name, text);
    const load = async () => importCards(own.url, await openCardFile(file), () => undefined);
    expect(await load()).toMatchObject({ cards: 11, added: 11, changed: 0, removed: 0 });
    expect(await namesIn(own)).toEqual(imported);
    expect(await load()).toMatchObject({ cards: 11, added: 0, changed: 0, removed: 0 });
    const faces = `SELECT data->'card_faces' AS faces FROM cards WHERE name LIKE '%Tollkeeper'`;
    expect(await rowsOf(own.url, faces)).toMatchObject([
      {
        faces: [
          { name: 'Órla’s Toll', colors: ['U'], mana_cost: '{1}{U}' },
          { name: 'Tollkeeper', power: '*', mana_cost: '' },
        ],
      },
    ]);
    await own.drop();
  });

  test('changes what it says otherwise, and removes what it no longer holds', async () => {
    await importing(cards);
    const changed = withOx('Vigilance');
    const more = card('Zinc Heron', 'Creature — Bird', 'Flying', '1/1');
    expect(await importing([...changed, more])).toMatchObject({ cards: 12, added: 1, changed: 1, removed: 0 });
    expect(await importing(changed)).toMatchObject({ cards: 11, added: 0, changed: 0, removed: 1 });
  });

  test.each([
    ['half a file', 'cards.json', scryfallFile.slice(0, 4_000), /is truncated/],
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
    const before = await stored();
    const path = await writeCardFile(name, text);
    if (what === 'half a compressed file') await run('truncate', ['-s', '900', path]);
    expect(await failing('import', path)).toMatch(reason);
    expect(await stored()).toEqual(before);
  });

  test('is imported without the cards that cannot be read, which are named', async () => {
    const odd = scryfallEntry({ name: 'Odd Ox', type: 'Creature — Ox' }, 77);
    const unreadable = [
      { ...odd, colors: 'green' },
      { ...odd, oracle_text: 'a\u0000b' },
    ];
    const text = JSON.stringify([...JSON.parse(oracleCards(cards)), ...unreadable]);
    const { stdout, stderr } = await command('import', await writeCardFile('odd.json', text));
    expect(stdout).toBe('11 cards: 0 added, 0 changed, 0 removed.\n');
    expect(stderr).toMatch(/2 cards were left out:\nOdd Ox: .*colors.*\nOdd Ox: .*characters/);
  });

  test('may be left out, misspelled or one too many: the command says so', async () => {
    for (const args of [[], ['import'], ['load', 'x'], ['import', 'x', 'y']])
      expect(await failing(...args)).toMatch(/^The commands are import FILE/);
    expect(await failing('import', '/nowhere/cards.json')).toMatch(/cannot be opened \(ENOENT\)/);
  });
});

describe('a name alone', () => {
  beforeAll(() => importing(cards));

  const objectsOf = async (...told: readonly object[]) => {
    const { body } = await query(server.url, SENTENCES, { of: tableWith(...told) });
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data.gameState.objects;
  };
  const problemsOf = async (...told: readonly object[]): Promise<readonly any[]> =>
    (await checked(...told)).body.problems;

  test.each(['Brass Ox', 'brass ox', 'BRASS OX', 'Bráss-Ox ', 'brass’ ox'])('finds the card: %s', async (name) => {
    const sentences = [{ text: "Brass Ox can't attack.", reading: 'READ' }];
    const ox = { name: 'Brass Ox', typeLine: 'Artifact Creature — Ox', sentences };
    expect(await objectsOf(named(name))).toMatchObject([ox]);
  });

  test.each([
    "Orla's Toll // Tollkeeper",
    'orlas toll tollkeeper',
    'Órla’s Toll/Tollkeeper',
    "ORLA'S TOLL//TOLLKEEPER",
  ])('finds a card of two faces: %s', async (name) =>
    expect(await objectsOf(named(name), named(name, { face: 1 }))).toMatchObject([
      { name: 'Órla’s Toll', typeLine: 'Enchantment' },
      { name: 'Tollkeeper', typeLine: 'Creature — Human', keywords: ['Flying'] },
    ]),
  );

  test('of a face is that face, unless the table says which is up', async () =>
    expect(await objectsOf(named('tollkeeper'), named('Tollkeeper', { face: 0 }))).toMatchObject([
      { name: 'Tollkeeper' },
      { name: 'Órla’s Toll' },
    ]));

  test('of a card comes before the same name of a face; equal faces are one', async () =>
    expect(await objectsOf(held('Ash'), held('Shale'))).toMatchObject([
      { name: 'Ash', sentences: [{ text: 'Draw a card.' }] },
      { name: 'Shale', sentences: [{ text: 'Scry 1.' }] },
    ]));

  test('that is unknown or ambiguous is a problem, each with its path; the nearest names are told', async () => {
    const names = ['Bras Oks', 'Ember', 'Twin', 'Brass Ox', 'x'.repeat(501)];
    const problems = await problemsOf(...names.map((name) => named(name)));
    expect(problems.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`)).toEqual([
      expect.stringMatching(
        /^0.cardData: "Bras Oks" is not among this server's cards\. Did you mean Brass Ox, Brass Oxen or /,
      ),
      '1.cardData: "Ember" is a face of several cards: give the full name, Ash // Ember or Coal // Ember.',
      expect.stringMatching(/^2.cardData: "Twin" is the name of 2 different cards/),
      expect.stringMatching(/^4.cardData.name: .*at most 500/),
    ]);
  });

  test('is one among all problems of a table', async () => {
    const creature = { typeLine: 'Creature', attachedTo: 'o9' };
    const problems = await problemsOf(named('Nowhere Man', { owner: 'zoe' }), creature);
    const paths = ['objects.0.cardData', 'objects.0.owner', 'objects.1.attachedTo'];
    expect(problems.map(({ path }) => path.join('.'))).toEqual(expect.arrayContaining(paths));
  });

  test('is looked up at every door: questions, events, supposed events, diagrams, games', async () => {
    const state = tableWith({ typeLine: 'Creature — Bear' });
    const adds = { objectAdded: { id: 'ox', owner: 'ann', ...named('brass ox') } };
    const suppose = [adds, { objectChanges: { object: 'o0', ...named('tollkeeper') } }];
    const attackers = async (path: string, given: object) => {
      const { body } = await ask('POST', `${path}/legal-attack-targets`, { player: 'ann', ...given });
      return body.items.map(({ attacker }: any) => attacker.id);
    };
    expect(await attackers('/game-states', { state, suppose })).toEqual(expect.arrayContaining(['ox', 'o0']));
    expect((await ask('POST', '/game-states/diagram.svg', { state, suppose })).body).toContain('Tollkeeper');
    expect((await ask('POST', '/games', { id: 'doors', state: tableWith(named('Brass Oxen')) })).status).toBe(201);
    expect(await attackers('/games/doors', { suppose: [adds] })).toEqual(expect.arrayContaining(['ox', 'o0']));
    const { body: recorded } = await ask('POST', '/games/doors/events', { events: suppose });
    expect(
      recorded.events.map(({ input: { cardData, face } }: any) => [cardData.oracle_text ?? cardData.name, face]),
    ).toEqual([
      ['Brass Ox can’t attack.', undefined],
      ['Órla’s Toll // Tollkeeper', 1],
    ]);
    expect((await ask('PUT', '/games/doors/state', tableWith(named('brass oxen')))).status).toBe(200);
    const added = 'objectAdded: { id: "ox", owner: "ann", cardData: { name: "BRASS OX" } }';
    const asked = `{ game(id: "doors") { state { objects { name } suppose(events: [{ ${added} }]) { objects { name } } } } }`;
    expect((await query(server.url, asked)).body.data.game.state).toEqual({
      objects: [{ name: 'Brass Oxen' }],
      suppose: { objects: [{ name: 'Brass Oxen' }, { name: 'Brass Ox' }] },
    });
    const events = [{ objectAdded: { id: 'y', owner: 'ann', ...named('Nobody') } }];
    expect((await ask('POST', '/games/doors/events', { events })).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: [{ path: ['events', 0, 'objectAdded', 'cardData'] }],
    });
    await ask('DELETE', '/games/doors');
  });

  test('costs one round trip for a whole table, of known names the import alone, once a moment, and none of cards in full', async () => {
    const opened = openDatabase(database.url);
    const statements: (string | undefined)[] = [];
    const store = openCards((statement) => {
      statements.push(statement.name);
      return opened.query(statement);
    });
    const counted = await startServer({ ...settings, cards: createCards(store) });
    const check = (...told: readonly object[]) =>
      send(`${counted.url}/v1/game-states`, 'POST', { state: tableWith(...told) });
    const asked = () => statements.splice(0);
    await check(named('Brass Ox'));
    expect(asked()).toEqual(['newest import of cards', 'look cards up']);
    expect((await check(named('Brass Ox'), held('Ash'), named('tollkeeper'), named('brass ox'))).status).toBe(200);
    expect(asked()).toEqual(['look cards up']);
    await pause(IMPORT_CACHED_FOR);
    await check(named('Tollkeeper'), named('Brass Ox'));
    expect(asked()).toEqual(['newest import of cards']);
    await check({ cardData: { name: 'Brass Ox', type_line: 'Creature' } }, { typeLine: 'Land' });
    expect(asked()).toEqual([]);
    await pause(IMPORT_CACHED_FOR);
    await Promise.all([store.newest(), store.newest()]);
    expect(asked()).toEqual(['newest import of cards']);
    await counted.close();
    await opened.close();
  });

  test('may be the flavor name of a printing, or of one of its faces, and may tell the printing', async () => {
    const sameCard = (number: number) => ({ oracle_id: `00000000-0000-4000-8000-00000000100${number}` });
    const printing = { ...sameCard(1), flavor_name: 'Gorgo, King' };
    const beast = { ...card('Zinc Beast', 'Creature — Beast', 'Menace', '5/5'), printing };
    const flavors = ['Count Vlad', 'Vlad the Bat'];
    const faced = yielding.faces?.map(({ name, type, text }, place) => ({
      ...{ name: `Night ${name}`, type_line: type, oracle_text: text, flavor_name: flavors[place] },
    }));
    const night = { ...yielding, name: 'Night Toll // Night Keeper', printing: { ...sameCard(2), card_faces: faced } };
    const printings = [{ flavor_name: 'Gorgo, Prince' }, {}, { flavor_name: 'Gorgo, Duke' }];
    const others = printings.map((printing) => ({ ...beast, printing: { ...sameCard(1), ...printing } }));
    const relit = {
      ...night,
      printing: { ...sameCard(2), card_faces: faced?.map((face, place) => ({ ...face, flavor_name: `Lit ${place}` })) },
    };
    const flavored = [...cards, ...others, beast, night, relit];
    await importing(flavored);
    expect(await importing(flavored)).toMatchObject({ added: 0, changed: 0, removed: 0 });
    const [, back] = faced ?? [];
    expect(
      await objectsOf(
        ...['gorgo king', 'Count Vlad', 'Vlad the Bat', 'Lit 0', 'Lit 1', 'Brass Ox (ABC) 12 *F*'].map((name) =>
          named(name),
        ),
      ),
    ).toMatchObject(
      ['Zinc Beast', faced?.[0]?.name, back?.name, faced?.[0]?.name, back?.name, 'Brass Ox'].map((name) => ({ name })),
    );
    for (const name of ['Gorgo, King', 'Gorgo, Prince', 'Gorgo, Duke', 'Zinc Beast [ABC]'])
      expect((await ask('GET', `/cards/${encodeURIComponent(name)}`)).body.name).toBe('Zinc Beast');
  });
});

describe('a permanent whose text is not told', () => {
  beforeAll(() => importing(cards));

  const bear = { typeLine: 'Creature — Bear' };
  const gate = (name: string) => ({ name, typeLine: 'Enchantment' });
  const attack = { player: 'ann' };
  const doubtIn = (row: any): string => row.because[0].doubt ?? 'none';
  const doubtAt = async (path: string, given: object): Promise<string> =>
    doubtIn((await ask('POST', `${path}/legal-attack-targets`, { ...attack, ...given })).body.items[0]);
  const asked = 'legalAttackTargets(player: "ann") { because { doubt } }';
  const overGraphql = async (name: string) => {
    const document = `query($of: GameStateInput!) { gameState(of: $of) { warnings { code } ${asked} } }`;
    const { gameState } = (await query(server.url, document, { of: tableWith(bear, gate(name)) })).body.data;
    return [gameState.warnings[0].code, doubtIn(gameState.legalAttackTargets[0])];
  };

  test.each([
    ['Brass Gate', 'none'],
    ['Orlas Toll', 'The text of Orlas Toll is not used, but could change the answer.'],
  ])('%s is a doubt where a card has the name, at every door', async (name, doubt) => {
    const state = tableWith(bear, gate(name));
    const added = { objectAdded: { id: 'o1', owner: 'ann', ...gate(name) } };
    const text = `ann*: Bear 2/2; \`${name}\` "gate" (Enchantment)\nbob`;
    expect(await overGraphql(name)).toEqual(['TEXT_NOT_TOLD', doubt]);
    expect(await doubtAt('/game-states', { state })).toBe(doubt);
    expect(await doubtAt('/game-states', { text })).toBe(doubt);
    expect(await doubtAt('/game-states', { state: tableWith(bear), suppose: [added] })).toBe(doubt);
    await ask('POST', '/games', { id: 'untold', state: tableWith(bear) });
    await ask('POST', '/games/untold/events', { events: [added] });
    expect(await doubtAt('/games/untold', {})).toBe(doubt);
    await ask('DELETE', '/games/untold');
    const { body } = await ask('POST', '/game-states', { state });
    expect(body.warnings.map(({ code }: any) => code)).toEqual(['TEXT_NOT_TOLD']);
    expect(await doubtAt('/game-states', { text: body.text })).toBe(doubt);
    expect(await doubtAt('/game-states', { code: body.code })).toBe(doubt);
  });
});

describe('an import while servers answer', () => {
  const changed = withOx('Vigilance');
  let blocker: pg.Client;
  beforeAll(() => importing(cards));

  /** Begins an import that stops in the middle, at a row that somebody else holds. */
  const stopped = async (path: string) => {
    blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('BEGIN');
    await blocker.query(`SELECT FROM cards WHERE name = 'Brass Ox' FOR UPDATE`);
    const child = spawn(process.execPath, ['dist/cards.js', 'import', path], { cwd: root, env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    await until(async () => child.exitCode !== null || (await lockWaitsIn(database.url)) > 0);
    return { child, ended };
  };
  const release = async () => {
    await blocker.query('ROLLBACK');
    await blocker.end();
  };
  const readings = () =>
    Promise.all(
      [server, other].map(async ({ url }) => {
        const { body } = await query(url, SENTENCES, { of: tableWith(named('Brass Ox')) });
        const [{ keywords, sentences }] = body.data.gameState.objects;
        return sentences[0]?.text ?? keywords[0];
      }),
    );

  test('has no gap: both servers have the cards of before until it ends, then at once those after it', async () => {
    await ask('POST', '/games', { id: 'kept', state: tableWith(named('Brass Ox')) });
    const kept = async () =>
      (await query(server.url, '{ game(id: "kept") { state { code description } } }')).body.data.game.state;
    const before = await kept();
    const tag = (await ask('GET', '/cards/Brass%20Ox')).headers.get('etag') ?? '';

    const { ended } = await stopped(await writeCardFile('changed.json', oracleCards(changed)));
    expect(await readings()).toEqual(["Brass Ox can't attack.", "Brass Ox can't attack."]);
    await release();
    expect(await ended).toEqual([0, null]);
    expect(await readings()).toEqual(['Vigilance', 'Vigilance']);

    expect(await kept()).toEqual(before);
    const byCode = `{ gameStateByCode(code: "${before.code}") { objects { sentences { text } } } }`;
    const shared = await query(server.url, byCode);
    expect(shared.body.data.gameStateByCode.objects).toEqual([{ sentences: [{ text: "Brass Ox can't attack." }] }]);
    const again = await ask('GET', '/cards/Brass%20Ox', undefined, { 'if-none-match': tag });
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
    await command('import', path);
    expect(await namesIn()).toHaveLength(cards.length + 300);
    expect(await readings()).toEqual(["Brass Ox can't attack.", "Brass Ox can't attack."]);
  });

  test('answers a repeated request alike, even if its card is gone', async () => {
    await importing(cards);
    const game = { id: 'repeated', state: tableWith(named('Brass Ox')) };
    const request = () => ask('POST', '/games', game, { 'idempotency-key': 'once' });
    const made = await request();
    await importing(cards.filter(({ name }) => name !== 'Brass Ox'));
    const repeated = await request();
    expect([made.status, repeated.status]).toEqual([201, 201]);
    expect(repeated.body).toEqual(made.body);
  });
});

describe('cards over GraphQL and REST', () => {
  beforeAll(() => importing(cards));
  const CARD = `query ($name: String!) { card(name: $name) { name faces { name typeLine colors power toughness keywords sentences { text reading means } } } }`;

  test('are read face by face, without a table', async () => {
    const read = (text: string, means: string) => ({
      ...{ colors: ['BLUE'], sentences: [{ text, reading: 'READ', means: expect.stringContaining(means) }] },
    });
    const front = { name: 'Órla’s Toll', typeLine: 'Enchantment', power: null, toughness: null, keywords: [] };
    const back = { name: 'Tollkeeper', typeLine: 'Creature — Human', power: '*', toughness: '3', keywords: ['Flying'] };
    const faces = [
      { ...front, ...read(toll.replaceAll('’', "'"), 'its controller') },
      { ...back, ...read("Tollkeeper can't block.", 'This creature') },
    ];
    const { body } = await query(server.url, CARD, { name: 'tollkeeper' });
    expect(body.data.card).toEqual({ name: 'Órla’s Toll // Tollkeeper', faces });
    const { body: shown } = await ask('GET', `/cards/${encodeURIComponent("ORLA'S TOLL // TOLLKEEPER")}`);
    const withOffers = faces.map((each) => ({ ...each, offers: [] }));
    expect(shown).toEqual({ name: 'Órla’s Toll // Tollkeeper', faces: withOffers });
  });

  test('that are not there are null or 404; ambiguous ones an error', async () => {
    expect((await query(server.url, CARD, { name: 'Nobody' })).body.data).toEqual({ card: null });
    expect((await ask('GET', '/cards/Nobody')).status).toBe(404);
    expect((await query(server.url, CARD, { name: 'Ember' })).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect((await ask('GET', '/cards/Twin')).body).toMatchObject({ status: 400, problems: [{ path: ['name'] }] });
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
    const { body } = await ask('GET', '/cards?search=bras&first=2');
    expect(body.items.map(({ name }: any) => name)).toEqual(['Brass Ox', 'Brass Oxen']);
    expect((await ask('GET', '/cards?search=bras&first=101')).status).toBe(400);
    expect((await ask('GET', '/cards')).status).toBe(400);
  });

  test.each(['/cards/Brass%20Ox', '/cards?search=brass'])(
    '/v1%s is not sent again while the import is the same',
    async (path) => {
      const etag = (await ask('GET', path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\da-f-]{36}"$/);
      const again = () => ask('GET', path, undefined, { 'if-none-match': etag });
      expect(await again()).toMatchObject({ status: 304, body: null });
      await importing(cards);
      expect((await again()).status).toBe(200);
    },
  );

  test('need a key that may read', async () => {
    const guarded = await startServer({ ...settings, apiKey: 'a-key-for-reading-cards' });
    const { key } = await guarded.keys.create({ tenant: 'acme', name: 'reader', scope: 'read' });
    const status = async (headers?: Record<string, string>) =>
      (await send(`${guarded.url}/v1/cards/Brass%20Ox`, 'GET', undefined, headers)).status;
    expect([await status(), await status({ authorization: `Bearer ${key}` })]).toEqual([401, 200]);
    await guarded.close();
    await rowsOf(database.url, 'DELETE FROM api_keys');
  });
});

test('a server without cards says how they are loaded', async () => {
  const without = await startServer();
  const { url } = without;
  const { body } = await send(`${url}/v1/game-states`, 'POST', { state: tableWith(named('Brass Ox')) });
  expect(body.problems[0].message).toMatch(/^"Brass Ox" is a name alone, .*npm run cards -- import FILE/);
  expect((await send(`${url}/v1/cards?search=x`, 'GET')).body).toEqual({ items: [] });
  expect((await send(`${url}/v1/cards/x`, 'GET')).status).toBe(404);
  await without.close();
});

describe('a report', () => {
  afterEach(() => importing(cards));

  test('counts the sentences about combat that are read, lists the others, and what is read otherwise', async () => {
    const odd = card('Hidden Ox', 'Creature — Ox', 'Hidden Ox can’t attack on odd days.');
    await importing([...cards, odd]);
    const { stdout } = await command('report');
    expect(stdout).toMatch(/^12 cards with 4 sentences .* 3 of them are read \(75\.0 %\)/);
    expect(stdout).toContain("1  ~ can't attack on odd days.  [Hidden Ox]");
    expect(stdout).toContain('0 cards are read differently');
    const next = await writeCardFile('next.json', oracleCards([...withOx('Brass Ox can’t block.'), odd]));
    const { stdout: compared } = await command('report', next);
    expect(compared).toMatch(
      /1 cards are read differently .*\nBrass Ox\n {2}before: READ "Brass Ox can't attack\." = .*\n {2}now: {4}READ "Brass Ox can't block\." = /,
    );
    expect(await namesIn()).toContain('Hidden Ox');
  });
});

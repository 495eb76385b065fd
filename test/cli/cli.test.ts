import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { formOf, catalogue } from '../../src/questions/catalogue/catalogue.js';
import { pathOf } from '../../src/questions/catalogue/question.js';
import { callTool } from '../mcp/client.js';
import { createDatabase } from '../database.js';
import { startServer, serve } from '../http/server.js';
import { importInto } from '../own-cards/card-files.js';
import { program, rangefinder, rangefinderProcess } from './command.js';
import { rootUrl, run } from '../processes.js';

const table = `Free-for-All, range 1
Ann* 20: Grizzly Bears "bears" 2/2; Ogre 3/3
Bob 18: Wall 0/4 defender
Cat 25
Dan 12
`;

const folder = await mkdtemp(join(tmpdir(), 'rangefinder-cli-'));
await writeFile(join(folder, 'table.txt'), table);
await writeFile(join(folder, 'rangefinder'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
await chmod(join(folder, 'rangefinder'), 0o755);
const server = await serve();
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Expects the command to end with that status, and to say that. */
const expectFailure = async (code: number, said: string, ...ran: Parameters<typeof rangefinder>): Promise<void> => {
  const { output, ...ended } = await rangefinder(...ran);
  expect(ended).toEqual({ code, errors: expect.stringContaining(said) });
  expect(output).toBe('');
};

/** Runs a line of a shell in which the command and the table are at hand. */
const shell = (line: string) =>
  run('bash', ['-c', line], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
  });

describe('ask', () => {
  test('takes names, whatever their case, and pairs as the notation writes them', async () => {
    const attack = ['checkAttack', '--player', 'ann', '--attacks', 'grizzly bears > Bob; Ogre > Dan'];
    const { code, output } = await rangefinder(['ask', '-', ...attack], { input: table });
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ legal: true, legalAttack: [{ attacker: { id: 'bears' } }, {}] });
  });

  const effect = '{"source":{"controller":"Ann"},"asks":"AN_OPPONENT"}';
  const damage = ['lifeAfter', '--change.kind', 'damage', '--change.amounts', 'Ann 3; Dan 2'];

  test.each([
    ['a part', ['legalTargets', '--source.object', 'Ogre', '--among.kind', 'player'], 'Excluded:\n  Cat'],
    ['an id', ['legalTargets', '--source', 'Bob', '--among.types', 'Creature'], 'Included: Grizzly Bears'],
    ['amounts', damage, 'Allowed.\nTotals:'],
    ['a list, twice', ['departureOf', '--players', 'Bob', '--players', 'Cat', '--after'], 'Bob 18 left this turn'],
    ['the name of a question over REST', ['range-of', '--player', 'Ann'], 'Players: Ann, Bob, Dan'],
    ['an edition', ['rangeOf', '--player', 'Ann', '--edition', '2006'], '601.2'],
    ['JSON', ['whoChooses', '--effect', effect], 'Candidates: Bob, Dan'],
  ])('takes %s', async (_, asked, printed) => {
    const { output, errors } = await rangefinder(['ask', 'table.txt', ...asked, '--text'], { folder });
    expect([errors, output]).toEqual(['', expect.stringContaining(printed)]);
  });

  describe('of each of several tables', () => {
    const state = { players: [{ id: 'Ann' }, { id: 'Bob' }], options: { rangeOfInfluence: 1 } };
    const each = ['ask', '-', 'rangeOf', '--player', 'Ann', '--each'];
    const seatsIn = (output: string) =>
      output
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map(({ seats, code, player }) => code ?? [player.id, seats]);
    const lines = [{ state }, state, { text: table, player: 'Bob' }].map((line) => JSON.stringify(line));
    const found = [
      ['Ann', 1],
      ['Ann', 1],
      ['Bob', 1],
    ];

    test('prints a line for each text, a problem in the place of a bad one', async () => {
      const input = `${table}\nEve*:\n\r\n  \nAnn*:\nBob:\n`;
      const { code, output, errors } = await rangefinder(each, { input });
      expect([code, errors, seatsIn(output)]).toEqual([2, '', [['Ann', 1], 'BAD_USER_INPUT', ['Ann', null]]]);
    });

    test.each([
      ['here', []],
      ['by a server', ['--url', server.url]],
    ])('prints a line for each line of NDJSON, answered %s', async (_, by) => {
      const [first, ...others] = lines;
      const bad = ['{"state":', '{"state":{"players":1}}', '[]'];
      const input = [first, '', ...bad, ...others].join('\n');
      const ended = await rangefinder([...each, ...by], { input });
      const problems = bad.map(() => 'BAD_USER_INPUT');
      const seats = [found[0], ...problems, found[1], found[2]];
      expect([ended.code, ended.errors, seatsIn(ended.output)]).toEqual([2, '', seats]);
      expect((await rangefinder([...each, ...by], { input: lines.join('\n') })).code).toBe(0);
    });
  });

  test('asks after supposed events, which may bring whoever is asked about', async () => {
    const newt = { id: 'newt', typeLine: 'Creature', owner: 'Bob', name: 'Newt' };
    await writeFile(join(folder, 'events.json'), JSON.stringify([{ objectAdded: newt }]));
    const asked = ['legalTargets', '--source', 'Ann', '--among.ids', 'newt', '--suppose', 'events.json'];
    const { output, errors } = await rangefinder(['ask', 'table.txt', ...asked, '--text'], { folder });
    expect([errors, output]).toEqual(['', expect.stringContaining('Included: Newt (newt)')]);
  });

  test('takes the entries of a list as one text, as several, and as JSON', async () => {
    const bears = JSON.stringify({ attacker: 'bears', target: 'Bob' });
    const asked = (...attacks: readonly string[]) =>
      rangefinder(
        ['ask', 'table.txt', 'checkAttack', '--player', 'Ann', ...attacks.flatMap((each) => ['--attacks', each])],
        { folder },
      );
    const expected = await asked('Grizzly Bears > Bob; Ogre > Dan');
    expect(JSON.parse(expected.output)).toHaveProperty('legal');
    expect(await asked('Grizzly Bears > Bob', 'Ogre > Dan')).toEqual(expected);
    expect(await asked(bears, 'Ogre > Dan')).toEqual(expected);
    expect(await asked(`[${bears}]`, '{ "attacker": "Ogre", "target": "Dan" }')).toEqual(expected);
  });

  test.each([
    ['no question', ['rangesOf'], 'There is no question "rangesOf": did you mean "rangeOf"?'],
    ['no option', ['rangeOf', '--playr', 'Ann'], 'There is no option --playr: did you mean "--player"?'],
    ['no part of an argument', ['lifeAfter', '--change.kin', 'GAIN'], 'did you mean "--change.kind"?'],
    ['no value', ['rangeOf', '--player'], '--player needs a value: PLAYER.'],
    ['a value that is too much', ['ranges', '--json=yes'], '--json takes no value.'],
    [
      'no target',
      ['checkAttack', '--player', 'Ann', '--attacks', 'Ogre Bob'],
      '"Ogre Bob" is not OBJECT > PLAYER|OBJECT.',
    ],
    [
      'JSON that does not end',
      ['checkAttack', '--player', 'Ann', '--attacks', '{"attacker":"Ogre"'],
      '--attacks: "{"attacker":"Ogre"" is not OBJECT > PLAYER|OBJECT.',
    ],
    ['no name that is near', ['rangeOf', '--player', 'Zoe'], '--player: There is no player "Zoe".\n'],
    ['a folder', ['ranges', '--suppose', '.'], '. cannot be read: it is a folder.'],
    ['no player', ['rangeOf', '--player', 'Anm'], '--player: There is no player "Anm": did you mean "Ann"?'],
    ['nothing where something is missing', ['rangeOf'], '--player is missing.'],
    ['no edition', ['ranges', '--edition', '1999'], 'there is no edition 1999; the editions are 2005,'],
    ['a value twice', ['rangeOf', '--player', 'Ann', '--player', 'Bob'], '--player is given more than once.'],
    [
      'a field of JSON twice',
      ['checkAttack', '--player', 'Ann', '--attacks', '{"attacker":"x","attacker":"y","target":"Bob"}'],
      '--attacks: The field "attacker" is given more than once.',
    ],
    ['two forms of an answer', ['ranges', '--json', '--text'], 'Give either --json or --text, not both.'],
    ['too much', ['ranges', 'more'], '"more" is one argument too many'],
    ['no file', ['ranges', '--suppose', 'nothing.json'], 'nothing.json cannot be read: there is no such file.'],
  ])('is told of %s', async (_, asked, said) => {
    await expectFailure(2, said, ['ask', 'table.txt', ...asked], { folder });
  });
});

test.each(catalogue.map((question) => [question.name, question] as const))(
  '%s is answered as over REST',
  async (name, question) => {
    const { state, asked } = formOf(name).example;
    const options = Object.entries(asked).flatMap(([option, value]) =>
      value === true ? [`--${option}`] : [`--${option}`, typeof value === 'string' ? value : JSON.stringify(value)],
    );
    const { body } = await server.post(`/v1/game-states/${pathOf(question)}`, { state, ...asked });
    const { errors, output } = await rangefinder(['ask', '-', name, ...options], { input: JSON.stringify(state) });
    expect([errors, JSON.parse(output)]).toEqual(['', body]);
  },
);

describe('a table', () => {
  test('is checked: how it was understood, its ids, what is not used', async () => {
    const input = 'Ann*: 2x Soldier 1/1 token; Bear 2/2 keyword `Swimming`\nBob';
    const { output } = await rangefinder(['check', '-', '--text'], { input });
    expect(output).toContain('The table is possible.\n\nFree-for-All, edition');
    expect(output).toContain('Ids:\n  Soldier\n  Soldier 2  Soldier\n  Bear\n');
    expect(output).toMatch(/Warning: .*Swimming/);
  });

  const impossible = '{"players":[{"id":"a"},{"id":"a"}]}';

  test.each([
    ['the notation', 'Ann: Bear 2/2 taped\nBob', /^Line 1, column 15: "taped" is not understood after Bear/],
    ['JSON, with its path', impossible, /^players\.1\.id: The id "a" is taken/],
    ['JSON that is none', '{"players":[', /^The input is not JSON: /],
    [
      'a field that comes twice',
      '{"players":[{"id":"a","id":"b"}]}',
      /^players\.0\.id: The field "id" is given more than/,
    ],
    ['a code', `1${'A'.repeat(40)}`, /code/i],
    ['names that are not UTF-8', Buffer.from('Zo\u00eb*:\nZo\u00ec:', 'latin1'), /^The input is not UTF-8\.$/m],
  ])('that is wrong is told so: %s', async (_, input, said) => {
    const { code, errors } = await rangefinder(['check', '-'], { input });
    expect([code, errors]).toEqual([2, expect.stringMatching(said)]);
    const told = await rangefinder(['check', '-', '--json'], { input });
    expect(JSON.parse(told.errors)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('goes from text to JSON to a code to text, and is the same', async () => {
    const json = await rangefinder(['convert', '-'], { input: table });
    const code = await rangefinder(['convert', '-', '--to', 'code'], { input: json.output });
    const text = await rangefinder(['convert', '-', '--to', 'text'], { input: code.output });
    expect((await rangefinder(['convert', '-'], { input: text.output })).output).toBe(json.output);
  });

  test('that the notation cannot say is not converted to it, and told by a check as a server does', async () => {
    const objects = [{ id: 'm', owner: 'a', typeLine: 'Enchantment', enchants: { types: ['Creature'] } }];
    const input = JSON.stringify({ players: [{ id: 'a' }, { id: 'b' }], objects });
    await expectFailure(2, 'no words for objects.0.enchants', ['convert', '-'], { input });
    const warned = { text: null, warnings: [{ code: 'TEXT_CANNOT_SAY', path: ['objects', 0, 'enchants'] }] };
    for (const by of [[], ['--url', server.url]])
      expect(JSON.parse((await rangefinder(['check', '-', ...by], { input })).output)).toMatchObject(warned);
  });

  test('is played on by events, all of them or none', async () => {
    const leaves = JSON.stringify([{ playerLeaves: { player: 'Bob' } }]);
    const played = await rangefinder(['events', 'table.txt', '-'], { folder, input: leaves });
    expect(JSON.parse(played.output)).toMatchObject({ text: expect.stringContaining('Bob 18 left this turn') });
    const attack = { player: 'Ann', attacks: [{ attacker: 'Ogre', target: 'Cat' }] };
    const attacks = JSON.stringify([{ attackersDeclared: attack }]);
    const refused = await rangefinder(['events', 'table.txt', '-'], { folder, input: attacks });
    expect([refused.code, refused.errors]).toEqual([1, expect.stringMatching(/^Event 1 is illegal\.\n {2}\d/)]);
    expect((await rangefinder(['events', 'table.txt', '-', '--force'], { folder, input: attacks })).code).toBe(0);
  });
});

describe('a server', () => {
  const asked = ['ask', 'table.txt', 'rangeOf', '--player', 'Ann'];

  test('answers in place of the program, with the same answers', async () => {
    for (const args of [asked, ['check', 'table.txt'], ['rule', '801.5c', '--edition', '2006']]) {
      const here = await rangefinder(args, { folder });
      const there = await rangefinder([...args, '--url', server.url], { folder });
      // The service packs codes with a dictionary.
      const [one, other] = [here, there].map(({ output }) => ({ ...JSON.parse(output), code: null }));
      expect([there.errors, other]).toEqual(['', one]);
    }
  });

  test('tells the cards that a table names alone', async () => {
    const database = await createDatabase();
    await importInto(database.url, [{ name: 'Brass Ox', type: 'Artifact Creature — Ox', power: '2', toughness: '4' }]);
    const withCards = await startServer({ databaseUrl: database.url });
    const input = 'Ann*: Brass Ox\nBob\n';
    const convert = ['convert', '-', '--to', 'text'];
    await expectFailure(2, '"Brass Ox" is a name alone', convert, { input });
    const told = await rangefinder([...convert, '--url', withCards.url], { input });
    const line = 'Ann*: Brass Ox 2/4 (Artifact Creature — Ox)';
    expect([told.errors, told.output]).toEqual(['', expect.stringContaining(line)]);
    await writeFile(join(folder, 'leaves.json'), '[{ "playerLeaves": { "player": "Bob" } }]');
    const played = await rangefinder(['events', '-', 'leaves.json', '--url', withCards.url], { folder, input });
    expect(JSON.parse(played.output)).toMatchObject({ summaries: ['Bob concedes and leaves the game.'] });
    await withCards.close();
    await database.drop();
  });

  test('is told from wrong input where it does not answer or does not let anybody in', async () => {
    const nowhere = 'http://127.0.0.1:1';
    await expectFailure(3, `${nowhere} does not answer`, [...asked, '--url', nowhere], { folder });
    const apiKey = 'the-key-of-the-environment';
    const keyed = await startServer({ apiKey });
    const askKeyed = [...asked, '--url', keyed.url];
    await expectFailure(3, 'set the environment variable RANGEFINDER_KEY to a valid API key.', askKeyed, { folder });
    const friend = await rangefinder(askKeyed, { folder, environment: { RANGEFINDER_KEY: apiKey } });
    await keyed.close();
    expect(friend.code).toBe(0);
    const wrong = ['ask', 'table.txt', 'rangeOf', '--player', 'Zoe', '--url', server.url];
    await expectFailure(2, '--player: There is no player "Zoe"', wrong, { folder });
  });

  test('is not busy where a table is too large to be answered', async () => {
    const input = JSON.stringify({ players: Array.from({ length: 1_000 }, (_, index) => ({ id: `p${index}` })) });
    await expectFailure(2, 'the limit of cost', ['ask', '-', 'ranges', '--url', server.url], { input });
  });
});

test('a table in the notation is answered alike over REST, GraphQL, MCP and here', async () => {
  const asked = { player: 'Ann' };
  const { body: rest } = await server.post('/v1/game-states/range-of', { text: table, ...asked });
  const here = await rangefinder(['ask', '-', 'rangeOf', '--player', 'Ann'], { input: table });
  expect(JSON.parse(here.output)).toEqual(rest);
  const call = { question: 'rangeOf', text: table, arguments: asked };
  const { structuredContent } = await callTool(server.url, 'ask_question', call);
  expect(structuredContent).toMatchObject({ seats: rest.seats, players: rest.players });
  const query = `query ($text: String!) { gameStateByText(text: $text) { rangeOf(player: "Ann") {
    seats players { id name } objects { id name } because { rule { number } says }
  } } }`;
  const { body } = await server.graphql(query, { text: table });
  const { seats, players, objects, because } = body.data.gameStateByText.rangeOf;
  expect([seats, players, objects]).toEqual([rest.seats, rest.players, rest.objects]);
  expect(because).toMatchObject(rest.because.map(({ says }: any) => ({ says })));
});

describe('help', () => {
  test.each([[['--help']], [[]], [['help']]])('lists every command: %j', async (args) => {
    const { code, output } = await rangefinder(args);
    expect(code).toBe(0);
    for (const name of ['ask', 'check', 'events', 'rule', 'cards', 'keys', 'convert', 'mcp', 'serve', 'completion'])
      expect(output).toMatch(new RegExp(`^  ${name} .{20}`, 'm'));
  });

  test('says of a command how it is used, with an example', async () => {
    const { output } = await rangefinder(['--help']);
    for (const [, name = ''] of output.matchAll(/^ {2}(\w+) /gm))
      expect((await rangefinder([name, '--help'])).output).toMatch(
        new RegExp(`^rangefinder ${name}\\b[^\n]*\n\n(?! )`),
      );
    expect((await rangefinder(['completion', '--help'])).output.match(/^ {2}\w/gm)).toHaveLength(3);
  });

  test('says of each question what it takes', async () => {
    const { output } = await rangefinder(['ask', 'checkAttack', '--help']);
    expect(output).toContain("--player PLAYER --attacks 'OBJECT > PLAYER|OBJECT; …'");
    const { output: ofNone } = await rangefinder(['ask', 'table.txt'], { folder });
    expect(ofNone.match(/^ {2}\w/gm)).toHaveLength(catalogue.length);
  });

  test('names each of several fields of which a question takes exactly one', async () => {
    const { output } = await rangefinder(['ask', 'outcomeOf', '--help']);
    expect(output).toContain("outcomeOf (--result.wins PLAYER | --result.loses 'PLAYER; …' | ");
    expect(output).toMatch(/--result\.restart PLAYER\|OBJECT\s+The spell or ability that restarts/);
  });

  test('names the parts of an argument that is not one word', async () => {
    const { output } = await rangefinder(['ask', 'lifeAfter', '--help']);
    expect(output).toMatch(
      /^rangefinder ask TABLE lifeAfter --change\.kind DAMAGE\|.* --change\.amounts 'PLAYER NUMBER; …'$/m,
    );
    expect(output).toMatch(/^ {2}--change\.chosen 'PLAYER; …'$/m);
  });

  test('is offered for a command or a question that there is not', async () => {
    await expectFailure(2, 'did you mean "serve"?', ['serv']);
    await expectFailure(2, 'did you mean "rangeOf"?', ['ask', '-', 'rangof', '--player', 'Ann'], { input: table });
  });

  test('tells the version of the package', async () => {
    const { version } = JSON.parse(await readFile(new URL('package.json', rootUrl), 'utf8'));
    expect((await rangefinder(['--version'])).output).toBe(`${version}\n`);
  });
});

describe('a shell', () => {
  test('completes commands, questions and options', async () => {
    const completed = async (words: string): Promise<readonly string[]> => {
      const set = `COMP_WORDS=(rangefinder ${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))`;
      const print = `_rangefinder; printf '%s\\n' "\${COMPREPLY[@]}"`;
      return (await shell(`eval "$(rangefinder completion bash)"; ${set}; ${print}`)).stdout.trim().split('\n');
    };
    expect(await completed('che')).toEqual(['check']);
    expect(await completed('ask table.txt legalA')).toEqual(['legalAttackTargets']);
    expect(await completed('ask table.txt checkAttack --a')).toEqual(['--attacks']);
    expect(await completed("cards ''")).toEqual(['import', 'report']);
  });

  test.each(['zsh', 'fish'])('gets a script for %s', async (name) => {
    expect((await rangefinder(['completion', name])).output).toContain('rangefinder complete --');
  });

  test('that stops reading is no failure', async () => {
    const { stderr } = await shell('set -o pipefail; rangefinder ask table.txt ranges | head -1');
    expect(stderr).toBe('');
  });

  test('runs the examples of the guide', async () => {
    const guide = await readFile(new URL('docs/cli.md', rootUrl), 'utf8');
    const [, written = ''] = /```notation\n([\s\S]*?)```/.exec(guide) ?? [];
    await writeFile(join(folder, 'table.txt'), written);
    const examples = [...guide.matchAll(/```sh\n(.*)\n```\n\n```text\n([\s\S]*?)```/g)];
    expect(examples.length).toBeGreaterThan(7);
    for (const [, line = '', printed = ''] of examples) {
      const unquoted = line.replace(/'[^']*'/g, '');
      const isPrinted = /(^|\| )rangefinder (ask|check|events|rule)[^|>]*$/.test(unquoted);
      const { stdout, stderr } = await shell(
        `${line}${isPrinted && !line.includes('--json') ? ' --text' : ''} 2>&1 || true`,
      );
      expect([line, stderr, stdout]).toEqual([line, '', printed]);
    }
    await writeFile(join(folder, 'table.txt'), table);
  });
});

test.each([
  ['ask table.txt rangeOf --player Ann', '', 0],
  ['ask - rangeOf --player Zoe', table, 2],
  ['ask table.txt --url http://127.0.0.1:1 rangeOf --player Ann', '', 3],
])('a process ends and prints as its command does: %s', async (line, input, code) => {
  const [inProcess, here] = [
    await rangefinderProcess(line.split(' '), { folder, input }),
    await rangefinder(line.split(' '), { folder, input }),
  ];
  expect([inProcess, here.code]).toEqual([here, code]);
});

describe('the server', () => {
  test('is started by its programs, which read their own arguments', async () => {
    const create = 'keys create --scope all --tenant acme --name ci';
    for (const [said, line] of [
      ['--scope must be one of', create],
      ['import FILE', 'cards import'],
    ] as const)
      expect(await rangefinderProcess(line.split(' '))).toMatchObject({
        code: 1,
        errors: expect.stringContaining(said),
      });
  });

  test.each([
    [['serve', '--port', '3'], 'There is no option --port.'],
    [['migrate', 'now'], '"now" is one argument too many: rangefinder migrate'],
  ])('has no settings among the arguments: %j', async (args, problem) => {
    const { code, errors } = await rangefinder(args, { environment: { PORT: 'many' } });
    expect([code, errors.split('\n')[0]]).toEqual([2, problem]);
  });

  test('says in one line why it does not start', async () => {
    const { code, errors } = await rangefinderProcess(['serve'], { environment: { PORT: 'many' } });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Rangefinder cannot start: PORT .*\n$/)]);
  });
});

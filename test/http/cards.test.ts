import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chosen, objectsOf, players } from '../domain/cards/random-cards.js';
import { serve } from './server.js';

/** CARD_TABLES asks of more tables, CARDS_SEED of others. */
const tables = Number(process.env['CARD_TABLES'] ?? 25);
const seed = Number(process.env['CARDS_SEED'] ?? 702);

const server = await serve();

const because = 'because { rule { number } says doubt }';
const questions = `
  checkAttack(player: "Ann", attacks: $attacks) { legal requirementsObeyed costs { cost } ${because} }
  stateBasedActions { kind ${because} }
  legalTargets(source: { controller: "Bob" }, among: {}) { included { id } ${because} }`;
const said = `objects { id keywords sentences { text reading means } } warnings { code message }
  effects { name says from { id } controller { id } on { id } }`;
const effects = [
  { from: 'card-0', on: ['card-0'], keywords: ['Flying'], losesAllAbilities: true, until: { end: 'SOURCE_LEAVES' } },
  { name: 'Calm', creatures: { types: ['Creature'] }, attackRules: [{ kind: 'CANT_ATTACK_TARGET', target: 'Bob' }] },
];

test('inline, stored and REST agree on random tables of cards', async () => {
  for (const [index, cards] of fc.sample(chosen, { numRuns: tables, seed }).entries()) {
    const seated = players.map((id) => ({ id }));
    const state = { players: seated, objects: objectsOf(cards), ...(index % 2 && cards.length && { effects }) };
    const attacks = cards.flatMap(({ owner, host }, place) =>
      owner === 'Ann' && (host >= cards.length || host === place) ? [{ attacker: `card-${place}`, target: 'Bob' }] : [],
    );
    const asked = '$attacks: [AttackInput!]!';
    const document = `query ($of: GameStateInput!, ${asked}) { gameState(of: $of) { ${said} ${questions} } }`;
    const inline = await server.query(document, { of: state, attacks });
    expect([seed, index, inline.body.errors]).toEqual([seed, index, undefined]);
    const found = inline.body.data.gameState;

    const id = `cards-${index}`;
    expect((await server.post('/v1/games', { id, state })).status).toBe(201);
    const ofGame = `query (${asked}) { game(id: "${id}") { state { ${said} ${questions} } } }`;
    const stored = await server.query(ofGame, { attacks });
    expect([seed, index, stored.body.data.game.state]).toEqual([seed, index, found]);

    const rest = await server.post('/v1/game-states/check-attack', { state, player: 'Ann', attacks });
    const { checkAttack, warnings } = found;
    expect([rest.status, rest.body.legal]).toEqual([200, checkAttack.legal]);
    expect(rest.body.warnings ?? []).toHaveLength(warnings.length);
    const saysOf = (because: readonly { readonly says: string }[]) => because.map(({ says }) => says);
    expect(saysOf(rest.body.because)).toEqual(saysOf(checkAttack.because));
  }
});

const oddTexts: readonly (readonly [kind: string, text: string])[] = [
  ['Russian', 'Существа не могут атаковать вас.'],
  ['Japanese', '攻撃クリーチャーはブロックされない。'],
  ['Arabic', 'المخلوقات لا تستطيع الهجوم.'],
  ['signs of two units', '🐻'.repeat(500)],
  ['combining marks', 'Z\u0338\u0321\u0322a\u0336\u031blgo '.repeat(50)],
  ['control characters', '\u202e\u200b\ufeff\u0000\u007f\ud7ff\uffff'],
  ['half a sign', '\ud83d'],
  ['HTML', "<script>alert(1)</script><b>Creatures can't attack you.</b>"],
  ['quotations in parentheses', '("'.repeat(5_000)],
  ['parentheses', '('.repeat(19_999)],
  ['quotation marks', '"'.repeat(19_999)],
  ['verbs', "can't ".repeat(3_000)],
  ['nouns', 'creatures and '.repeat(1_400)],
  ['modes', '• '.repeat(9_000)],
  ['lines', '\n'.repeat(19_999)],
  ['braces', '{'.repeat(19_999)],
];

test.each(oddTexts)('a text of any kind is answered or refused with its problems: %s', async (_, oracle_text) => {
  const cardData = { name: 'NAME', type_line: 'Creature — Bear', oracle_text };
  const state = { players: players.map((id) => ({ id })), objects: [{ id: 'it', owner: 'Ann', cardData }] };
  const attacks = [{ attacker: 'it', target: 'Bob' }];
  const reply = await server.post('/v1/game-states/check-attack', { state, player: 'Ann', attacks });
  expect([200, 400]).toContain(reply.status);
  if (reply.status === 400) expect(reply.body.problems[0].path).toContain('oracle_text');
});

test.each([100_000, 1_000_000])('a text of %d characters is an error with its path', async (length) => {
  const cardData = { name: 'NAME', type_line: 'Creature — Bear', oracle_text: '('.repeat(length) };
  const state = { players: [{ id: 'Ann' }, { id: 'Bob' }], objects: [{ id: 'it', owner: 'Ann', cardData }] };
  const { status, body } = await server.post('/v1/game-states', { state });
  expect([400, 413, 422]).toContain(status);
  if (status !== 413) expect(JSON.stringify(body)).toContain('oracle_text');
});

import { describe, expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../src/domain/cards/static-abilities.js';
import { describe as told } from '../../../src/domain/state/describe.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { checkAttack } from '../../../src/questions/check-attack.js';
import { checkBlocks } from '../../../src/questions/check-blocks.js';
import { outcomeOf } from '../../../src/questions/outcome-of.js';
import { stateBasedActions } from '../../../src/questions/state-based-actions.js';
import { canAttach } from '../../../src/questions/can-attach.js';
import { stateBasedActions as actionsAt } from '../../../src/domain/rules/704-state-based-actions.js';
import { canAttach as mayAttach } from '../../../src/domain/rules/801.8-attaching.js';
import { legalTargets } from '../../../src/domain/rules/801.4-targets.js';
import { after, creature, ids, ring, rules, table, twoHeadedGiants, under } from '../tables.js';

const card = (
  id: string,
  owner: string,
  oracle_text: string,
  more: Partial<ObjectDescription> = {},
): ObjectDescription => ({
  id,
  owner,
  cardData: { name: id, type_line: 'Creature — Bear', oracle_text, colors: ['G'], power: '2', toughness: '2' },
  ...more,
});
const aura = (id: string, owner: string, text: string, attachedTo: string): ObjectDescription =>
  card(id, owner, text, { typeLine: 'Enchantment — Aura', attachedTo });
const at = (...objects: readonly ObjectDescription[]) => ring('Ann Bob Cyd', { objects });
const keywords = (state: ReturnType<typeof at>, id: string) => objectOf(withStaticAbilities(state), id).keywords;

describe('the static abilities of cards', () => {
  test('grant and take away keywords, the oldest first', () => {
    const grant = card('Chorus', 'Ann', 'Creatures you control have flying.', { timestamp: 5 });
    const take = card('Silence', 'Bob', 'All creatures lose flying.', { timestamp: 9 });
    expect(keywords(at(grant, creature('ox', 'Ann')), 'ox')).toEqual(['flying']);
    expect(keywords(at(grant, take, creature('ox', 'Ann')), 'ox')).toEqual([]);
    expect(keywords(at({ ...grant, timestamp: 12 }, take, creature('ox', 'Ann')), 'ox')).toEqual(['flying']);
    expect(keywords(at(grant, creature('elk', 'Bob')), 'elk')).toEqual([]);
  });

  test('count a changeling among creatures that share a type', () => {
    const herald = card(
      'Herald',
      'Ann',
      'Herald has flying as long as you control two or more creatures that share a creature type.',
    );
    const shifter = creature('shifter', 'Ann', { keywords: ['Changeling'] });
    expect(keywords(at(herald), 'Herald')).toEqual([]);
    expect(keywords(at(herald, shifter), 'Herald')).toEqual(['flying']);
  });

  test('take for the attacking player whoever controls the attackers', () => {
    const herald = card('Herald', 'Ann', 'Herald has flying as long as attacking player controls an artifact.');
    const state = at(
      herald,
      creature('ox', 'Bob'),
      creature('golem', 'Bob', { typeLine: 'Artifact Creature — Golem' }),
    );
    expect(keywords(withStaticAbilities(state, ['ox']), 'Herald')).toEqual(['flying']);
    expect(keywords(state, 'Herald')).toEqual([]);
  });

  test('see attackers as tapped, but for those with vigilance (508.1f)', () => {
    const herald = (id: string, more: Partial<ObjectDescription> = {}) =>
      card(id, 'Ann', `${id} has flying as long as it's untapped.`, more);
    const guard = aura('Watch', 'Ann', 'Enchanted creature has vigilance.', 'Guard');
    const state = withStaticAbilities(at(herald('Herald'), herald('Guard'), guard), ['Herald', 'Guard']);
    expect(objectOf(state, 'Herald')).toMatchObject({ keywords: [], tapped: false });
    expect(objectOf(state, 'Guard')).toMatchObject({ keywords: ['flying', 'vigilance'], tapped: false });
  });

  test('tell who attacks alone in each combat by itself (506.5)', () => {
    const herald = card('Herald', 'A', "Herald has flying as long as it's attacking alone.");
    const players = 'A B C D E F G H'.split(' ');
    const state = table({
      variant: 'GRAND_MELEE',
      players: players.map((id) => ({ id })),
      turnMarkers: [1, 2].map((number) => ({ number, holder: number === 1 ? 'A' : 'E' })),
      objects: [herald, creature('ox', 'E')],
      combats: [
        { attacks: [{ attacker: 'Herald', target: 'B' }], marker: 1 },
        { attacks: [{ attacker: 'ox', target: 'F' }], marker: 2 },
      ],
    });
    expect(keywords(state, 'Herald')).toEqual(['flying']);
  });

  test('say nothing for an object that has lost its abilities', () => {
    const lost = aura('Hush', 'Bob', 'Enchant creature\nEnchanted creature loses all abilities.', 'Herald');
    const state = at(card('Herald', 'Ann', "Defender\nHerald can't attack."), lost);
    expect(keywords(state, 'Herald')).toEqual([]);
    expect(objectOf(withStaticAbilities(state), 'Herald').attackRules).toEqual([]);
  });

  test('reach only what is in range of their controller (801.10)', () => {
    const grant = card('Chorus', 'C', 'All creatures have menace.');
    const state = ring('A B C D E', { range: 1, objects: [grant, creature('near', 'B'), creature('far', 'A')] });
    expect([keywords(state, 'near'), keywords(state, 'far')]).toEqual([['menace'], []]);
  });

  test('are no part of what a table is told as', () => {
    const state = at(
      card('Chorus', 'Ann', "Creatures you control have flying and can't attack."),
      creature('ox', 'Ann'),
    );
    expect(told(withStaticAbilities(state)).objects?.[0]).not.toEqual(told(state).objects?.[0]);
    expect(objectOf(state, 'ox').keywords).toEqual([]);
  });

  test('are given in quotation marks, and hold for whoever has them', () => {
    const grant = card('Chorus', 'Ann', 'Creatures your opponents control have "Goats can\'t attack you."');
    const state = at(grant, creature('goat', 'Ann', { typeLine: 'Creature — Goat' }), creature('ox', 'Bob'));
    const attack = (target: string) =>
      checkAttack.ask(state, { player: 'Ann', attacks: [{ attacker: 'goat', target }] });
    expect([attack('Bob'), attack('Cyd')]).toMatchObject([{ value: { legal: false } }, { value: { legal: true } }]);
  });

  test('that keep somebody from having a keyword come last (101.2)', () => {
    const never = card('Hush', 'Bob', "Creatures your opponents control can't have or gain flying.", { timestamp: 1 });
    const grant = card('Chorus', 'Ann', 'Creatures you control have flying.', { timestamp: 2 });
    expect(keywords(at(never, grant, creature('ox', 'Ann')), 'ox')).toEqual([]);
  });

  test('tell who attacks once attackers are told', () => {
    const lone = card('Prowler', 'Ann', "Prowler can't be blocked as long as it's attacking alone.");
    const state = at(lone, creature('ox', 'Ann'), creature('elk', 'Bob'));
    const blocked = (...attackers: readonly string[]) =>
      checkBlocks.ask(state, {
        player: 'Bob',
        attacks: attackers.map((attacker) => ({ attacker, target: 'Bob' })),
        blocks: [{ blocker: 'elk', attacker: 'Prowler' }],
      });
    expect(blocked('Prowler')).toMatchObject({ value: { legal: false } });
    expect(blocked('Prowler', 'ox')).toMatchObject({ value: { legal: true } });
  });

  test('that grant vigilance leave attackers untapped (702.20b)', () => {
    const state = ring('Ann Bob Cyd', {
      objects: [
        card('Chorus', 'Ann', 'Goats you control have vigilance.'),
        creature('goat', 'Ann', { typeLine: 'Creature — Goat' }),
        creature('ox', 'Ann'),
      ],
      turn: { activePlayers: ['Ann'], step: 'DECLARE_ATTACKERS' },
    });
    const attacks = ['goat', 'ox'].map((attacker) => ({ attacker, target: 'Bob' }));
    const declared = after(state, { attackersDeclared: { player: 'Ann', attacks } });
    expect(['goat', 'ox'].map((id) => objectOf(declared, id).tapped)).toEqual([false, true]);
    expect(objectOf(declared, 'goat').keywords).toEqual([]);
  });

  test('compare with one opponent, each opponent or all of them together', () => {
    const state = (text: string) =>
      at(
        card('Herald', 'Ann', text),
        creature('a', 'Ann'),
        ...['b', 'c', 'd'].map((id) => creature(id, 'Bob')),
        creature('e', 'Cyd'),
      );
    const flies = (condition: string) => keywords(state(`Herald has flying as long as ${condition}.`), 'Herald');
    expect(flies('you control more creatures than an opponent')).toEqual(['flying']);
    expect(flies('you control more creatures than each opponent')).toEqual([]);
    expect(flies('each opponent controls two or more creatures')).toEqual([]);
    expect(flies('your opponents control four or more creatures')).toEqual(['flying']);
    expect(flies('an opponent controls four or more creatures')).toEqual([]);
  });

  test('keep players from losing and winning, those in range (801.10)', () => {
    const angel = card('Angel', 'A', "You can't lose the game. Your opponents can't win the game.");
    const state = ring('A B C D E', { range: 1, objects: [angel] });
    const loses = (player: string) => outcomeOf.ask(state, { result: { loses: [player] } });
    const wins = (player: string) => outcomeOf.ask(state, { result: { wins: player } });
    expect(loses('A')).toMatchObject({ value: { losers: [] } });
    expect(loses('B')).toMatchObject({ value: { losers: [{ id: 'B' }] } });
    expect(JSON.stringify(wins('B'))).toContain("can't win");
    expect(JSON.stringify(wins('C'))).not.toContain("can't win");
    const dead = ring('A B C', {
      objects: [card('Angel', 'A', "You can't lose the game.")],
      players: [{ life: 0 }],
    });
    expect(stateBasedActions.ask(dead, {})).toEqual({ ok: true, value: [] });
  });

  test('keep players from losing where somebody is given the ability, whoever controls it', () => {
    const helm = card('Helm', 'Ann', 'Equipped creature has "You can\'t lose the game."', {
      typeLine: 'Artifact — Equipment',
      attachedTo: 'ox',
    });
    const dead = ring('Ann Bob', { objects: [helm, creature('ox', 'Bob')], players: [{ life: 0 }, { life: 0 }] });
    expect(actionsAt(dead).flatMap(({ players }) => ids(players))).toEqual(['Ann']);
  });

  test('count poison counters of opponents in range', () => {
    const state = ring('A B C D E', {
      range: 1,
      players: [{}, { poison: 2 }, { poison: 9 }, {}, { poison: 3 }],
      objects: ['A', 'C'].map((owner) =>
        card(
          `Tick-${owner}`,
          owner,
          'This creature has flying as long as an opponent has three or more poison counters.',
        ),
      ),
    });
    expect(['A', 'C'].map((owner) => keywords(state, `Tick-${owner}`))).toEqual([['flying'], []]);
  });

  test('know what bears an Aura or an Equipment of somebody, and who controls the enchanted creature', () => {
    const text = 'Bears enchanted by an Aura you control have flying.';
    const bears = at(
      card('Weaver', 'Ann', text),
      card('a', 'Bob', ''),
      card('b', 'Bob', ''),
      aura('Silk', 'Ann', 'Enchant creature', 'a'),
      aura('Moss', 'Bob', 'Enchant creature', 'b'),
    );
    expect(['Weaver', 'a', 'b'].map((id) => keywords(bears, id))).toEqual([[], ['flying'], []]);
    const leash = (to: string) =>
      aura('Leash', 'Ann', 'As long as another player controls enchanted creature, it has flying.', to);
    expect(keywords(at(creature('ox', 'Ann'), leash('ox')), 'ox')).toEqual([]);
    expect(keywords(at(creature('elk', 'Bob'), leash('elk')), 'elk')).toEqual(['flying']);
  });

  test('leave a reason to lose out, for the players of whom they speak (704.5a, 704.5c, 704.6a)', () => {
    const life = "You don't lose the game for having 0 or less life.";
    const losers = (text: string, state = at()) => {
      const objects = [card('Vow', state.players[0]?.id ?? '', text)];
      const asked = table({ ...told(state), objects });
      return actionsAt(asked).flatMap(({ players }) => ids(players));
    };
    const dying = ring('A B', { players: [{ life: 0 }, { life: -3 }] });
    expect(losers('', dying)).toEqual(['A', 'B']);
    expect(losers(life, dying)).toEqual(['B']);
    expect(losers(life.replace('You', 'Players'), dying)).toEqual([]);
    const poisoned = ring('A B', { players: [{ poison: 10 }, { poison: 10 }] });
    expect(losers(life, poisoned)).toEqual(['A', 'B']);
    expect(losers("You don't lose the game for having ten or more poison counters.", poisoned)).toEqual(['B']);
    expect(losers(life, twoHeadedGiants({ A: 0, B: 0 }))).toEqual(['B1', 'B2']);
  });

  test('of a card elsewhere bear on nothing (113.6)', () => {
    const state = at(
      card('Chorus', 'Ann', 'Creatures you control have flying.', { zone: 'GRAVEYARD' }),
      creature('ox', 'Ann'),
    );
    expect(keywords(state, 'ox')).toEqual([]);
  });

  test('protection leaves attached what it says (702.16n, 702.16p)', () => {
    const spared = (sentence: string) => {
      const text = `Enchant creature\nEnchanted creature has protection from green. ${sentence}`;
      const state = at(
        creature('ox', 'Ann'),
        aura('Vine', 'Bob', 'Enchant creature', 'ox'),
        aura('Ward', 'Ann', text, 'ox'),
        aura('Moss', 'Ann', 'Enchant creature', 'ox'),
        aura('Fern', 'Cyd', 'Enchant creature', 'elk'),
        creature('elk', 'Cyd'),
      );
      const gone = actionsAt(state).flatMap(({ objects }) => ids(objects));
      const may = (attachment: string) => JSON.stringify(canAttach.ask(state, { attachment, to: 'ox' }));
      return [gone.join(' '), ...['Ward', 'Moss', 'Fern'].map((each) => may(each).includes('"answer":true'))];
    };
    expect(spared('')).toEqual(['Vine Ward Moss', false, false, false]);
    expect(spared("This effect doesn't remove this Aura.")).toEqual(['Vine Moss', true, false, false]);
    expect(spared("This effect doesn't remove Auras.")).toEqual(['', true, true, false]);
    expect(spared("This effect doesn't remove Auras that are already attached to it.")).toEqual([
      'Ward Moss',
      false,
      false,
      false,
    ]);
    expect(spared("This effect doesn't remove Auras you control.")).toEqual(['Vine', true, true, false]);
  });

  test('protection from elsewhere spares nothing, and an edition without the rule does as the card says', () => {
    const ward = aura(
      'Ward',
      'Ann',
      "Enchanted creature has protection from green. This effect doesn't remove this Aura.",
      'ox',
    );
    const may = (state: ReturnType<typeof at>) => canAttach.ask(state, { attachment: 'Ward', to: 'ox' });
    expect(may(at(ward, creature('ox', 'Ann')))).toMatchObject({
      value: { answer: true, because: [{}, { rule: { number: '702.16n' } }] },
    });
    const silent = JSON.stringify(may(under('CR_2009', at(ward, creature('ox', 'Ann')))));
    expect([silent.includes('"answer":true'), silent.includes('CR_2009 has no such rule')]).toEqual([true, true]);
    const saint = creature('ox', 'Ann', { keywords: ['Protection from green'] });
    expect(may(at(ward, saint))).toMatchObject({ value: { answer: false } });
  });

  test('protection of a player keeps Auras off, and targets are doubted (702.16c)', () => {
    const curse = card('Curse', 'Bob', 'Enchant player', { typeLine: 'Enchantment — Aura', zone: 'HAND' });
    const spell = {
      ...creature('dart', 'Bob'),
      typeLine: 'Instant',
      colors: ['GREEN' as const],
      zone: 'STACK' as const,
    };
    const asked = (text: string) => {
      const state = at(card('Vow', 'Ann', text), curse, spell, creature('ox', 'Ann'));
      const attaches = JSON.stringify(canAttach.ask(state, { attachment: 'Curse', to: 'Ann' }));
      const targets = legalTargets(withStaticAbilities(state), { object: 'dart' }, { ids: ['Ann', 'Cyd', 'ox'] });
      return [attaches.includes('"answer":true'), targets.because[0].doubt];
    };
    const doubt = (...who: readonly string[]) =>
      `Only range and departures are judged here: ${who.join(' and ')} may not be ${who.length > 1 ? 'legal targets' : 'a legal target'}.`;
    expect(asked('')).toEqual([true, undefined]);
    expect(asked('You have protection from green.')).toEqual([false, doubt('Ann (protection from green)')]);
    expect(asked('You have protection from red.')).toEqual([true, undefined]);
    expect(asked('You and creatures you control have hexproof.')).toEqual([
      true,
      doubt('Ann (hexproof)', 'ox (hexproof)'),
    ]);
    expect(asked('Your opponents have shroud.')).toEqual([true, doubt('Cyd (shroud)')]);
    expect(asked('You have hexproof from blue.')).toEqual([true, undefined]);
    const says = (who: string) => [true, doubt(`${who} (a card says so)`)];
    expect(asked("You can't be the target of spells or abilities your opponents control.")).toEqual(says('Ann'));
    expect(asked("Bears can't be the targets of green spells.")).toEqual(says('ox'));
    expect(asked("Bears can't be the target of abilities from artifact sources.")).toEqual([true, undefined]);
  });

  test('keep Auras and Equipment off (303.4c, 101.2)', () => {
    const objections = (text: string, attachment: ObjectDescription) => {
      const state = at(card('Hermit', 'Ann', text), attachment, creature('ox', 'Ann'));
      const answered = mayAttach(state, objectOf(state, attachment.id), objectOf(state, 'Hermit'));
      const gone = actionsAt(state).flatMap(({ objects }) => ids(objects));
      return [answered.answer, rules(answered.because)[0], gone.join()];
    };
    const moss = aura('Moss', 'Bob', 'Enchant creature', 'Hermit');
    const axe = { ...aura('Axe', 'Bob', 'Equip {1}', 'Hermit'), typeLine: 'Artifact — Equipment' };
    expect(objections("Hermit can't be enchanted.", moss)).toEqual([false, '303.4c', 'Moss']);
    expect(objections("Hermit can't be enchanted.", axe)).toEqual([true, '801.1', '']);
    expect(objections("Hermit can't be equipped or enchanted.", axe)).toEqual([false, '101.2', 'Axe']);
    expect(objections("Bears you control can't be equipped.", axe)).toEqual([false, '101.2', 'Axe']);
    expect(objections("Goats you control can't be equipped.", axe)).toEqual([true, '801.1', '']);
    const seal = aura('Seal', 'Bob', "Enchanted creature can't be enchanted by other Auras.", 'ox');
    const state = at(creature('ox', 'Ann'), seal, aura('Moss', 'Ann', 'Enchant creature', 'ox'));
    expect(actionsAt(state).flatMap(({ objects }) => ids(objects))).toEqual(['Moss']);
  });

  test('count what is within range of their controller alone (801.11)', () => {
    const state = ring('A B C D E', {
      range: 1,
      objects: [
        card(
          'Sage',
          'A',
          "Sage can't be blocked by creatures with power less than the number of artifacts on the battlefield.",
        ),
        ...['B', 'C', 'D'].map((owner) => creature(`relic-${owner}`, owner, { typeLine: 'Artifact' })),
        creature('elk', 'B', { power: 2 }),
      ],
    });
    const attacks = [{ attacker: 'Sage', target: 'B' }];
    const blocks = [{ blocker: 'elk', attacker: 'Sage' }];
    expect(checkBlocks.ask(state, { player: 'B', attacks, blocks })).toMatchObject({ value: { legal: true } });
    const near = after(state, { objectAdded: { ...creature('more', 'A'), typeLine: 'Artifact' } });
    const nearer = after(near, { objectAdded: { ...creature('third', 'A'), typeLine: 'Artifact' } });
    expect(checkBlocks.ask(nearer, { player: 'B', attacks, blocks })).toMatchObject({ value: { legal: false } });
  });

  test('protection keeps Auras and Equipment off (702.16c, 702.16d)', () => {
    const objects = [
      card('Saint', 'Ann', 'Protection from green and from artifacts'),
      card('Vine', 'Bob', 'Enchant creature', { typeLine: 'Enchantment — Aura' }),
      card('Axe', 'Bob', 'Equip {2}', { typeLine: 'Artifact — Equipment', colors: [] }),
      creature('ox', 'Ann'),
    ];
    const rulesFor = (attachment: string, to: string) => canAttach.ask(at(...objects), { attachment, to });
    expect(rulesFor('Vine', 'Saint')).toMatchObject({
      value: { answer: false, because: [{ rule: { key: '702.16c' } }] },
    });
    expect(rulesFor('Axe', 'Saint')).toMatchObject({
      value: { answer: false, because: [{ rule: { key: '702.16d' } }] },
    });
    expect(rulesFor('Axe', 'ox')).toMatchObject({ value: { answer: true } });
  });
});

describe('what static abilities change of power, types and colors', () => {
  const sword = card('Sword', 'Ann', 'Equipped creature gets +2/+2.', {
    typeLine: 'Artifact — Equipment',
    attachedTo: 'ox',
  });
  const ox = creature('ox', 'Ann', { power: 2, colors: ['GREEN'] });
  const attack = (...objects: readonly ObjectDescription[]) =>
    JSON.stringify(checkAttack.ask(at(...objects), { player: 'Ann', attacks: [{ attacker: 'ox', target: 'Bob' }] }));
  const block = (attacker: string, ...objects: readonly ObjectDescription[]) =>
    JSON.stringify(
      checkBlocks.ask(at(...objects), {
        player: 'Bob',
        attacks: [{ attacker, target: 'Bob' }],
        blocks: [{ blocker: 'elk', attacker }],
      }),
    );
  const doubt = '\\"Equipped creature gets +2/+2.\\" of Sword is not used';

  test('is doubted where a sentence asks for it and it may decide', () => {
    const asks = (text: string) => card('Bailiff', 'Bob', text);
    expect(attack(sword, ox, asks("Creatures with power 2 or less can't attack you."))).toContain(doubt);
    expect(attack(sword, ox, asks("Creatures with power 3 or greater can't attack you."))).toContain(doubt);
    expect(attack(sword, ox, asks("Creatures with power 5 or greater can't attack you."))).not.toContain(doubt);
    expect(attack(sword, ox, asks("Creatures with power 1 or less can't attack you."))).not.toContain(doubt);
    expect(attack(sword, ox, asks("Creatures with power 3 or greater can't block."))).not.toContain(doubt);
    expect(attack(sword, ox, asks("Red creatures with power 3 or greater can't attack you."))).not.toContain(doubt);
    expect(attack(sword, ox, asks("Creatures can't attack you."))).not.toContain(doubt);
  });

  test('is doubted where a condition counts it', () => {
    const giant = card('ox', 'Ann', "ox can't attack unless you control a creature with power 4 or greater.");
    expect(attack(giant, { ...sword, attachedTo: 'doe' }, creature('doe', 'Ann', { power: 3 }))).toContain(doubt);
    expect(attack(giant, { ...sword, attachedTo: 'doe' }, creature('doe', 'Ann', { power: 1 }))).not.toContain(doubt);
  });

  test('is doubted where it decides who has an ability', () => {
    const moot = card('Moot', 'Ann', 'Goats you control have menace and haste.');
    const fold = card('Fold', 'Cyd', 'Creatures you control are Goats in addition to their other types.');
    const sick = { ...ox, controlledSinceTurnBegan: false };
    expect(attack(sick, moot, { ...fold, owner: 'Ann' })).toContain('of Fold is not used');
    expect(attack(sick, moot, fold)).not.toContain('of Fold');
    const elk = creature('elk', 'Bob');
    expect(block('ox', ox, elk, moot, { ...fold, owner: 'Ann' })).toContain('of Fold is not used');
    expect(block('ox', ox, elk, card('Moot', 'Ann', 'Goats have lifelink.'), { ...fold, owner: 'Ann' })).not.toContain(
      'of Fold',
    );
  });

  test('is doubted where an ability depends on a newer one (613.8)', () => {
    const depends = 'of Kite depends on (613.8) is not used';
    const sick = { ...ox, controlledSinceTurnBegan: false };
    const kite = (timestamp: number) => card('Kite', 'Ann', 'Creatures with flying have haste.', { timestamp });
    const wind = (timestamp: number) => card('Wind', 'Ann', 'Creatures you control have flying.', { timestamp });
    expect(attack(sick, kite(1), wind(2))).toContain(depends);
    expect(attack(sick, kite(2), wind(1))).not.toContain(depends);
    expect(attack(sick, kite(2), wind(1))).toContain('"legal":true');
    expect(attack(sick, kite(1), card('Wind', 'Ann', 'Goats have flying.', { timestamp: 2 }))).not.toContain(depends);
    const hush = { ...aura('Hush', 'Bob', 'Enchanted creature loses all abilities.', 'Kite'), timestamp: 2 };
    const flock = (timestamp: number) => card('Kite', 'Ann', 'Other creatures you control have menace.', { timestamp });
    const elk = creature('elk', 'Bob');
    expect(block('ox', ox, elk, flock(1), hush)).toContain(depends);
    expect(block('ox', ox, elk, flock(3), hush)).not.toContain(depends);
  });

  test('is doubted where a keyword asks for it', () => {
    const elk = creature('elk', 'Bob', { power: 2 });
    const rat = creature('rat', 'Ann', { power: 1, keywords: ['Skulk'] });
    expect(block('rat', rat, elk, { ...sword, attachedTo: 'rat' })).toContain(doubt);
    expect(block('ox', ox, elk, { ...sword, attachedTo: 'ox' })).not.toContain(doubt);
    const dye = card('Dye', 'Cyd', 'All creatures are black.');
    const shade = creature('shade', 'Ann', { keywords: ['Fear'] });
    expect(block('shade', shade, elk, dye)).toContain('of Dye is not used');
    expect(block('ox', ox, elk, dye)).not.toContain('of Dye');
  });
});

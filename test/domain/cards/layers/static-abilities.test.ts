import { describe, expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../../src/domain/cards/layers/static-abilities.js';
import { describe as told } from '../../../../src/domain/setup/describe.js';
import { objectOf, type GameState } from '../../../../src/domain/state/game-state.js';
import type { ObjectDescription } from '../../../../src/domain/state/description.js';
import { outcomeOf } from '../../../../src/questions/outcome-of.js';
import { stateBasedActions } from '../../../../src/questions/state-based-actions.js';
import { canAttach } from '../../../../src/questions/can-attach.js';
import { nothingToPerform } from '../../../../src/domain/rules/704-state-based-actions.js';
import { stateBasedActions as actionsAt } from '../../../../src/domain/rules/704-state-based-actions.js';
import { legalTargets } from '../../../../src/domain/rules/801.4-targets.js';
import { asked, isLegal, rowsIn, says } from '../../combat-asked.js';
import { attacksIn } from '../../combat-told.js';
import { after, creature, ids, ring, table, thing, twoHeadedGiants, under } from '../../tables.js';
import { warningsOf } from '../../../../src/domain/warnings.js';
import { bearCard as card } from '../bear-card.js';

const aura = (id: string, owner: string, text: string, attachedTo: string): ObjectDescription =>
  card(id, owner, text, { typeLine: 'Enchantment — Aura', attachedTo });
const at = (...objects: readonly ObjectDescription[]) => ring('Ann Bob Cyd', { objects });
const keywords = (state: ReturnType<typeof at>, id = 'Herald') => objectOf(withStaticAbilities(state), id).keywords;
/** A creature that has flying as long as that is so. */
const herald = (condition: string, owner = 'Ann', id = 'Herald') =>
  card(id, owner, `${id} has flying as long as ${condition}.`);
/** Who leaves the battlefield, or the game. */
const gone = (state: ReturnType<typeof at>) =>
  actionsAt(state).flatMap(({ objects, players: losers }) => [...ids(objects), ...ids(losers)]);

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
    const alike = herald('you control two or more creatures that share a creature type');
    expect(keywords(at(alike))).toEqual([]);
    expect(keywords(at(alike, creature('shifter', 'Ann', { keywords: ['Changeling'] })))).toEqual(['flying']);
  });

  test('take for the attacking player whoever controls the attackers', () => {
    const golem = creature('golem', 'Bob', { typeLine: 'Artifact Creature — Golem' });
    const state = at(herald('attacking player controls an artifact'), creature('ox', 'Bob'), golem);
    expect([keywords(withStaticAbilities(state, ['ox'])), keywords(state)]).toEqual([['flying'], []]);
  });

  test('tell who attacks alone in each combat by itself (506.5)', () => {
    const state = ring('A B C D E F G H', {
      variant: 'GRAND_MELEE',
      turnMarkers: ['A', 'E'].map((holder, index) => ({ number: index + 1, holder })),
      objects: [herald("it's attacking alone", 'A'), creature('ox', 'E')],
      combats: ['Herald > B', 'ox > F'].map((attacks, index) => ({ attacks: attacksIn(attacks), marker: index + 1 })),
    });
    expect(keywords(state)).toEqual(['flying']);
  });

  test('say nothing for an object that has lost its abilities', () => {
    const lost = aura('Hush', 'Bob', 'Enchant creature\nEnchanted creature loses all abilities.', 'Herald');
    const state = at(card('Herald', 'Ann', "Defender\nHerald can't attack."), lost);
    expect(keywords(state)).toEqual([]);
    expect(objectOf(withStaticAbilities(state), 'Herald').attackRules).toEqual([]);
  });

  test('reach only what is in range of their controller (801.10)', () => {
    const grant = card('Chorus', 'C', 'All creatures have menace.');
    const state = ring('A B C D E', { range: 1, objects: [grant, creature('near', 'B'), creature('far', 'A')] });
    expect([keywords(state, 'near'), keywords(state, 'far')]).toEqual([['menace'], []]);
  });

  test('are no part of what a table is told as', () => {
    const chorus = card('Chorus', 'Ann', "Creatures you control have flying and can't attack.");
    const state = at(chorus, creature('ox', 'Ann'));
    expect(told(withStaticAbilities(state)).objects?.[0]).not.toEqual(told(state).objects?.[0]);
    expect(objectOf(state, 'ox').keywords).toEqual([]);
  });

  test('that keep somebody from having a keyword come last (101.2)', () => {
    const never = card('Hush', 'Bob', "Creatures your opponents control can't have or gain flying.", { timestamp: 1 });
    const grant = card('Chorus', 'Ann', 'Creatures you control have flying.', { timestamp: 2 });
    expect(keywords(at(never, grant, creature('ox', 'Ann')), 'ox')).toEqual([]);
  });

  test('tell who attacks once attackers are told', () => {
    const lone = card('Prowler', 'Ann', "Prowler can't be blocked as long as it's attacking alone.");
    const state = at(lone, creature('ox', 'Ann'), creature('elk', 'Bob'));
    const blocked = (attacks: string) => isLegal(asked.blocks(state, 'Bob', attacks, 'elk > Prowler'));
    expect([blocked('Prowler > Bob'), blocked('Prowler > Bob, ox > Bob')]).toEqual([false, true]);
  });

  test('of a team are those of its members, each in range; without teams it is one player (102.3, 102.4)', () => {
    const choir = (owner: string, who: string) => card('Choir', owner, `Creatures ${who} have flying.`);
    const flying = (state: GameState): string =>
      ['ox', 'elk', 'owl'].filter((id) => keywords(state, id).includes('flying')).join(' ');
    const teams = (who: string): GameState =>
      twoHeadedGiants({ A: 30, B: 30 }, 2, {
        objects: [choir('A1', who), creature('ox', 'A1'), creature('elk', 'A2'), creature('owl', 'B1')],
      });
    expect([flying(teams('your team controls')), flying(teams('your teammates control'))]).toEqual(['ox elk', 'elk']);
    const alone = at(
      choir('Ann', 'your team controls'),
      creature('ox', 'Ann'),
      creature('elk', 'Bob'),
      creature('owl', 'Cyd'),
    );
    expect(flying(alone)).toBe('ox');
  });

  test('that grant vigilance leave attackers untapped (702.20b)', () => {
    const goat = creature('goat', 'Ann', { typeLine: 'Creature — Goat' });
    const objects = [card('Chorus', 'Ann', 'Goats you control have vigilance.'), goat, creature('ox', 'Ann')];
    const state = ring('Ann Bob Cyd', { objects, turn: { activePlayers: ['Ann'], step: 'DECLARE_ATTACKERS' } });
    const attacks = attacksIn('goat > Bob, ox > Bob');
    const declared = after(state, { attackersDeclared: { player: 'Ann', attacks } });
    expect(['goat', 'ox'].map((id) => objectOf(declared, id).tapped)).toEqual([false, true]);
    expect(objectOf(declared, 'goat').keywords).toEqual([]);
  });

  test('compare with one opponent, each opponent or all of them together', () => {
    const creatures = { a: 'Ann', b: 'Bob', c: 'Bob', d: 'Bob', e: 'Cyd' };
    const others = Object.entries(creatures).map(([id, owner]) => creature(id, owner));
    const flies = (condition: string) => keywords(at(herald(condition), ...others)).includes('flying');
    expect(flies('you control more creatures than an opponent')).toBe(true);
    expect(flies('you control more creatures than each opponent')).toBe(false);
    expect(flies('each opponent controls two or more creatures')).toBe(false);
    expect(flies('your opponents control four or more creatures')).toBe(true);
    expect(flies('an opponent controls four or more creatures')).toBe(false);
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
    const dead = ring('A B C', { objects: [card('Angel', 'A', "You can't lose the game.")], players: [{ life: 0 }] });
    expect(stateBasedActions.ask(dead, {})).toEqual({ ok: true, value: [] });
  });

  test('keep players from losing where somebody is given the ability, whoever controls it', () => {
    const on = { typeLine: 'Artifact — Equipment', attachedTo: 'ox' };
    const helm = card('Helm', 'Ann', 'Equipped creature has "You can\'t lose the game."', on);
    const dead = ring('Ann Bob', { objects: [helm, creature('ox', 'Bob')], players: [{ life: 0 }, { life: 0 }] });
    expect(gone(dead)).toEqual(['Ann']);
  });

  test('count poison counters of opponents in range', () => {
    const players = [{}, { poison: 2 }, { poison: 9 }, {}, { poison: 3 }];
    const objects = ['A', 'C'].map((owner) =>
      herald('an opponent has three or more poison counters', owner, `Tick-${owner}`),
    );
    const state = ring('A B C D E', { range: 1, players, objects });
    expect(['Tick-A', 'Tick-C'].map((id) => keywords(state, id))).toEqual([['flying'], []]);
  });

  test('leave a reason to lose out, for the players of whom they speak (704.5a, 704.5c, 704.6a)', () => {
    const life = "You don't lose the game for having 0 or less life.";
    const losers = (text: string, state = at()) => {
      const objects = [card('Vow', state.players[0]?.id ?? '', text)];
      return gone(table({ ...told(state), objects }));
    };
    const dying = ring('A B', { players: [{ life: 0 }, { life: -3 }] });
    expect([losers('', dying), losers(life, dying)]).toEqual([['A', 'B'], ['B']]);
    expect(losers(life.replace('You', 'Players'), dying)).toEqual([]);
    const poisoned = ring('A B', { players: [{ poison: 10 }, { poison: 10 }] });
    expect(losers(life, poisoned)).toEqual(['A', 'B']);
    expect(losers("You don't lose the game for having ten or more poison counters.", poisoned)).toEqual(['B']);
    expect(losers(life, twoHeadedGiants({ A: 0, B: 0 }))).toEqual(['B1', 'B2']);
    const saidOf = (text: string, state: GameState) =>
      nothingToPerform(table({ ...told(state), objects: [card('Vow', 'A', text)] })).map(({ says }) => says);
    const alive = ring('A B', { players: [{ life: 0, poison: 10 }] });
    expect(saidOf(life, alive)[1]).toBe('A has 0 life and does not lose for that, as Vow says.');
    expect(saidOf("You can't lose the game.", alive)[1]).toBe("A can't lose, so stays in the game.");
    expect(saidOf(life, ring('A B'))).toHaveLength(1);
  });

  test('of a card elsewhere bear on nothing (113.6)', () => {
    const chorus = card('Chorus', 'Ann', 'Creatures you control have flying.', { zone: 'GRAVEYARD' });
    expect(keywords(at(chorus, creature('ox', 'Ann')), 'ox')).toEqual([]);
  });

  test.each([
    ['GRAVEYARD', 'Ann', ['flying']],
    ['BATTLEFIELD', 'Ann', []],
    ['HAND', 'Ann', []],
    ['GRAVEYARD', 'Bob', []],
  ] as const)('that work in a graveyard work there alone: %s of %s (113.6b)', (zone, owner, found) => {
    const text = 'As long as Wind is in your graveyard and you control an Island, creatures you control have flying.';
    const wind = card('Wind', owner, text, { zone });
    const objects = [wind, creature('ox', 'Ann'), thing('isle', 'Basic Land — Island', owner)];
    expect(keywords(at(...objects), 'ox')).toEqual(found);
  });

  test('of an emblem work in the command zone (114.4), also where they are not understood', () => {
    const emblem = (text: string) => card('Emblem', 'Ann', text, { zone: 'COMMAND', card: false, typeLine: 'Emblem' });
    expect(keywords(at(emblem('Creatures you control have flying.'), creature('ox', 'Ann')), 'ox')).toEqual(['flying']);
    const odd = at(emblem('Creatures you control attack as the moon asks.'), creature('ox', 'Ann'));
    expect(warningsOf(odd).map(({ code }) => code)).toEqual(['TEXT_NOT_READ']);
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
      const may = (attachment: string) => JSON.stringify(canAttach.ask(state, { attachment, to: 'ox' }));
      return [gone(state).join(' '), ...['Ward', 'Moss', 'Fern'].map((each) => may(each).includes('"answer":true'))];
    };
    expect(spared('')).toEqual(['Vine Ward Moss', false, false, false]);
    expect(spared("This effect doesn't remove this Aura.")).toEqual(['Vine Moss', true, false, false]);
    expect(spared("This effect doesn't remove Auras.")).toEqual(['', true, true, false]);
    const older = spared("This effect doesn't remove Auras that are already attached to it.");
    expect(older).toEqual(['Ward Moss', false, false, false]);
    expect(spared("This effect doesn't remove Auras you control.")).toEqual(['Vine', true, true, false]);
  });

  test('protection from elsewhere spares nothing, and an edition without the rule does as the card says', () => {
    const text = "Enchanted creature has protection from green. This effect doesn't remove this Aura.";
    const ward = aura('Ward', 'Ann', text, 'ox');
    const may = (state: ReturnType<typeof at>) => canAttach.ask(state, { attachment: 'Ward', to: 'ox' });
    const because = [{}, { rule: { number: '702.16n' } }];
    expect(may(at(ward, creature('ox', 'Ann')))).toMatchObject({ value: { answer: true, because } });
    const silent = JSON.stringify(may(under('CR_2009', at(ward, creature('ox', 'Ann')))));
    expect([silent.includes('"answer":true'), silent.includes('CR_2009 has no such rule')]).toEqual([true, true]);
    const saint = creature('ox', 'Ann', { keywords: ['Protection from green'] });
    expect(may(at(ward, saint))).toMatchObject({ value: { answer: false } });
  });

  test('protection of a player keeps Auras off, and targets are doubted (702.16c)', () => {
    const curse = card('Curse', 'Bob', 'Enchant player', { typeLine: 'Enchantment — Aura', zone: 'HAND' });
    const spell = creature('dart', 'Bob', { typeLine: 'Instant', colors: ['GREEN'], zone: 'STACK' });
    const asked = (text: string) => {
      const state = at(card('Vow', 'Ann', text), curse, spell, creature('ox', 'Ann'));
      const attaches = JSON.stringify(canAttach.ask(state, { attachment: 'Curse', to: 'Ann' }));
      const targets = legalTargets(withStaticAbilities(state), { object: 'dart' }, { ids: ['Ann', 'Cyd', 'ox'] });
      return [attaches.includes('"answer":true'), targets.because[0].doubt];
    };
    const doubt = (...who: readonly string[]) =>
      `Hexproof, shroud and protection are not judged here: ${who.join(' and ')} may not be ${who.length > 1 ? 'legal targets' : 'a legal target'}.`;
    expect(asked('')).toEqual([true, undefined]);
    expect(asked('You have protection from green.')).toEqual([false, doubt('Ann (protection from green)')]);
    expect(asked('You have protection from red.')).toEqual([true, undefined]);
    const both = doubt('Ann (hexproof)', 'ox (hexproof)');
    expect(asked('You and creatures you control have hexproof.')).toEqual([true, both]);
    expect(asked('Your opponents have shroud.')).toEqual([true, doubt('Cyd (shroud)')]);
    expect(asked('You have hexproof from blue.')).toEqual([true, undefined]);
    const says = (who: string) => [true, doubt(`${who} (a card says so)`)];
    expect(asked("You can't be the target of spells or abilities your opponents control.")).toEqual(says('Ann'));
    expect(asked("Bears can't be the targets of green spells.")).toEqual(says('ox'));
    expect(asked("Bears can't be the target of abilities from artifact sources.")).toEqual([true, undefined]);
  });

  test('cards in graveyards, where a card within range says so', () => {
    const seal = card('Seal', 'Ann', "Cards in graveyards can't be the targets of spells or abilities.");
    const doubted = (range: number | undefined, owner: string, ...more: ObjectDescription[]) => {
      const dead = creature('dead', owner, { zone: 'GRAVEYARD' });
      const state = ring('Ann Bob Cyd Dan', {
        objects: [dead, creature('ox', 'Bob'), ...more],
        ...(range && { range }),
      });
      return legalTargets(state, { object: 'ox' }, { zone: 'GRAVEYARD' }).because[0].doubt?.includes(
        'dead (a card says so)',
      );
    };
    expect([doubted(undefined, 'Cyd', seal), doubted(undefined, 'Cyd')]).toEqual([true, undefined]);
    expect([doubted(1, 'Bob', seal), doubted(1, 'Cyd', seal)]).toEqual([true, undefined]);
  });
});

describe('what static abilities change of power, and in what order', () => {
  const on = { typeLine: 'Artifact — Equipment', attachedTo: 'ox' };
  const sword = card('Sword', 'Ann', 'Equipped creature gets +2/+2.', on);
  const ox = creature('ox', 'Ann', { power: 2, colors: ['GREEN'] });
  const attack = (...objects: readonly ObjectDescription[]) =>
    JSON.stringify(asked.attack(at(...objects), 'Ann', 'ox > Bob'));
  const block = (attacker: string, ...objects: readonly ObjectDescription[]) =>
    JSON.stringify(asked.blocks(at(...objects), 'Bob', `${attacker} > Bob`, `elk > ${attacker}`));
  const doubt = '\\"Equipped creature gets +2/+2.\\" of Sword is not used';

  test('is doubted where a sentence asks for it and it may decide', () => {
    const under = (text: string) => attack(sword, ox, card('Bailiff', 'Bob', text));
    for (const power of ['2 or less', '3 or greater'])
      expect(under(`Creatures with power ${power} can't attack you.`)).toContain(doubt);
    for (const power of ['5 or greater', '1 or less'])
      expect(under(`Creatures with power ${power} can't attack you.`)).not.toContain(doubt);
    expect(under("Creatures with power 3 or greater can't block.")).not.toContain(doubt);
    expect(under("Red creatures with power 3 or greater can't attack you.")).not.toContain(doubt);
    expect(under("Creatures can't attack you.")).not.toContain(doubt);
  });

  test('is doubted where a condition counts it', () => {
    const giant = card('ox', 'Ann', "ox can't attack unless you control a creature with power 4 or greater.");
    expect(attack(giant, { ...sword, attachedTo: 'doe' }, creature('doe', 'Ann', { power: 3 }))).toContain(doubt);
    expect(attack(giant, { ...sword, attachedTo: 'doe' }, creature('doe', 'Ann', { power: 1 }))).not.toContain(doubt);
  });

  /** More abilities than are compared with each other. */
  const crowd = Array.from({ length: 20 }, (_, place) =>
    card(`crowd ${place}`, 'Cyd', 'Goats you control have reach.', { timestamp: place + 9 }),
  );

  test('an ability that depends on a newer one waits for it; among too many it is doubted (613.8)', () => {
    const depends = 'of Kite depends on a newer ability (613.8)';
    const sick = { ...ox, controlledSinceTurnBegan: false };
    const kite = (timestamp: number) => card('Kite', 'Ann', 'Creatures with flying have haste.', { timestamp });
    const wind = (timestamp: number) => card('Wind', 'Ann', 'Creatures you control have flying.', { timestamp });
    expect(attack(sick, kite(1), wind(2))).toContain('"legal":true');
    expect(attack(sick, kite(1), wind(2))).not.toContain('613.8');
    expect(attack(sick, kite(1), wind(2), ...crowd)).toContain(depends);
    expect(attack(sick, kite(2), wind(1), ...crowd)).not.toContain(depends);
    expect(attack(sick, kite(2), wind(1))).toContain('"legal":true');
    expect(attack(sick, kite(1), card('Wind', 'Ann', 'Goats have flying.', { timestamp: 2 }))).toContain(
      '"legal":false',
    );
  });

  test('is not doubted where a newer one takes the ability away: that comes first (613.8)', () => {
    const hush = (on: string, timestamp = 2) => ({
      ...aura(`Hush ${on}`, 'Bob', 'Enchanted creature loses all abilities.', on),
      timestamp,
    });
    const flock = (timestamp: number) => card('Kite', 'Ann', 'Other creatures you control have menace.', { timestamp });
    const elk = creature('elk', 'Bob');
    for (const timestamp of [1, 3]) {
      const answer = block('ox', ox, elk, flock(timestamp), hush('Kite'));
      expect(answer).toContain('"legal":true');
      expect(answer).not.toContain('613.8');
    }
    const hushing = (id: string, timestamp: number) =>
      card(id, 'Bob', 'Other creatures lose all abilities.', { timestamp });
    const keywords = (...hushed: readonly ObjectDescription[]) =>
      withStaticAbilities(at(ox, flock(1), ...hushed)).objects.get('ox')?.keywords;
    expect(keywords(hushing('Mute', 2), hush('Mute', 3))).toEqual(['menace']);
    expect(keywords(hushing('Mute', 3), hushing('Dumb', 2))).toEqual([]);
  });

  test('in a circle timestamps decide; among too many it is doubted (613.8b)', () => {
    const both = creature('ox', 'Ann', { keywords: ['Flying', 'Reach'] });
    const elk = creature('elk', 'Bob');
    const objects = (one: string, other: string) => [both, elk, card('One', 'Ann', one), card('Two', 'Ann', other)];
    const pair = (one: string, other: string) => block('ox', ...objects(one, other), ...crowd);
    const circle = 'depend on each other (613.8), and the older one was applied first;';
    const reach = 'Creatures with reach lose flying.';
    expect(pair(reach, 'Creatures with flying lose reach.')).toContain(circle);
    expect(block('ox', ...objects(reach, 'Creatures with flying lose reach.'))).not.toContain(circle);
    expect(keywords(at(...objects(reach, 'Creatures with flying lose reach.')), 'ox')).toEqual(['Reach']);
    expect(pair(reach, 'Creatures with flying lose menace.')).not.toContain(circle);
    const hush = 'Other permanents lose all abilities.';
    expect(pair(hush, hush)).toContain(circle);
    expect(pair(hush, 'Creatures lose flying.')).not.toContain(circle);
  });

  test('is doubted where control depends on control in a circle, or on one of a circle (613.8)', () => {
    const through = (id: string, source: string) => creature(id, 'Ann', { controlEffects: [{ source }] });
    const [circle, beside] = [[through('doe', 'elk'), through('elk', 'doe')], through('ox', 'doe')];
    const doubt = 'Who controls doe and elk depends on effects in a circle (613.8)';
    expect(attack(beside, ...circle)).toContain(doubt);
    const blocked = asked.blocks(at(creature('owl', 'Bob'), ...circle), 'Ann', 'owl > Ann', 'elk > owl');
    expect(JSON.stringify(blocked)).toContain(doubt);
    expect(JSON.stringify(asked.attack(at(...circle), 'Bob', 'elk > Cyd'))).toContain(doubt);
    expect(attack(ox, ...circle)).not.toContain(doubt);
    expect(attack(beside, through('doe', 'elk'), creature('elk', 'Ann'))).not.toContain('613.8');
  });

  test('is doubted where a keyword asks for it', () => {
    const elk = creature('elk', 'Bob', { power: 2 });
    const rat = creature('rat', 'Ann', { power: 1, keywords: ['Skulk'] });
    expect(block('rat', rat, elk, { ...sword, attachedTo: 'rat' })).toContain(doubt);
    expect(block('ox', ox, elk, { ...sword, attachedTo: 'ox' })).not.toContain(doubt);
  });
});

test('711: a leveler is what its level counters make it', () => {
  const text = "Level up {1}\nLEVEL 2-3\n3/3\nFlying\nLEVEL 4+\n5/5\nNAME can't be blocked.";
  const levelled = (level: number) => {
    const leveler = { ...card('NAME', 'Ann', text), ...(level ? { counters: { level } } : { counters: {} }) };
    const found = objectOf(withStaticAbilities(at(leveler)), 'NAME');
    return [`${found.power}/${found.toughness}`, found.keywords.length, found.blockRules.length];
  };
  expect([0, 1, 2, 3, 4, 9].map(levelled)).toEqual([
    ['2/2', 0, 0],
    ['2/2', 0, 0],
    ['3/3', 1, 0],
    ['3/3', 1, 0],
    ['5/5', 0, 1],
    ['5/5', 0, 1],
  ]);
});

test('a Spacecraft is a creature once it has so many charge counters', () => {
  const oracle_text = "Station (It's an artifact creature at 8+.)\n3+ | Creatures you control have haste.\n8+ | Flying";
  const ship = (counters: ObjectDescription['counters']): ObjectDescription => ({
    ...{ id: 'ship', owner: 'Ann', counters },
    cardData: { name: 'ship', type_line: 'Artifact — Spacecraft', oracle_text, power: '5', toughness: '5' },
  });
  const rows = (counters?: ObjectDescription['counters']) =>
    asked.targets(at(ship(counters), creature('ox', 'Ann')), 'Ann');
  const attackers = (counters: ObjectDescription['counters']) =>
    rowsIn(rows(counters)).flatMap(({ attacker, included }) => (included.length ? attacker.id : []));
  expect([attackers({ charge: 7 }), attackers({ charge: 8 })]).toEqual([['ox'], ['ship', 'ox']]);
  const { types, keywords } = objectOf(withStaticAbilities(at(ship({ charge: 8 }))), 'ship');
  expect([types, keywords]).toEqual([
    ['artifact', 'spacecraft', 'creature'],
    ['haste', 'flying'],
  ]);
  expect(says(rows(), 'depends on counters, but the table lists none')).toBe(true);
});

import { addDoubt, nameList, withVerb, type Ruling } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { playerOf, type GameObject, type GameState, type Player } from '../state/game-state.js';
import type { Leaving } from './800-general.js';
import { controlEnded } from './611.2-control-ended.js';
import { exiledUntilRulings } from './610.3-exiled-until.js';
import { isPhasedOut } from '../state/phased-out.js';
import { groupBy } from '../values/groups.js';
import { leavesAnteBehind } from './800.4a-fates.js';

const { ruling } = citing('702.26', '800.4a', '800.4c', '800.4n');

/** Says what happens to objects as players leave: changes of control, objects on the stack, exile, the ante zone. */
export const fateRulings = (state: GameState, leaving: Leaving): readonly Ruling[] => [
  ...leaving.controlChanges.map((change) => controlEnded(state, change, leaving.after)),
  ...objectsRuling(state, '800.4a', leaving.ceaseToExist, 'cease to exist', 'ceases to exist'),
  ...phasedOutRulings(state, leaving),
  ...exileRulings(state, leaving),
  ...exiledUntilRulings(state, leaving.after),
  ...anteRuling(state, leaving),
];

const objectsRuling = (
  state: GameState,
  number: '800.4a' | '800.4c' | '800.4n',
  objects: readonly GameObject[],
  plural: string,
  singular: string,
  players: readonly Player[] = [],
): readonly Ruling[] => {
  if (!objects.length) return [];
  return [ruling(state, number, `${withVerb(objects, singular, plural)}.`, ...objects, ...players)];
};

/**
 * 702.26: phased-out permanents leave with their owners, or are exiled, like all others.
 *
 * - Doubt: until 2018 the rule mentioned only owners, so it is open whether such permanents are exiled.
 */
const phasedOutRulings = (state: GameState, leaving: Leaving): readonly Ruling[] => {
  const gone = [...leaving.leaveGame, ...leaving.exiled];
  const out = gone.filter(({ id }) => isPhasedOut(state, id));
  if (!out.length) return [];
  const hosts = new Set<string | null>(out.map(({ id }) => id));
  const goneToo = new Set(gone);
  const left = [...state.objects.values()].filter(
    (object) => hosts.has(object.attachedTo) && object.phasedOutUnder === undefined && !goneToo.has(object),
  );
  return [
    ...out.map((object) => outRuling(state, leaving, object)),
    ...(left.length ? [strandedRuling(state, left)] : []),
  ];
};

const outRuling = (state: GameState, { exiled, leaving }: Leaving, object: GameObject): Ruling => {
  const owner = leaving.find(({ id }) => id === object.owner);
  const goes = owner ? `leaves with ${owner.name}` : exiled.includes(object) ? 'is exiled' : 'leaves the game';
  const says = `${object.name} is phased out and ${goes} all the same.`;
  const result = ruling(state, '702.26', says, object, ...(owner ? [owner] : []));
  return owner || decisionsOf(state.edition).exilesPhasedOut ? result : addDoubt(result, onlyWithOwners(state));
};

/** Says that attachments are back although the permanent that they phased out with is gone. */
const strandedRuling = (state: GameState, attachments: readonly GameObject[]): Ruling => {
  const says = `${withVerb(attachments, 'is', 'are')} back without what ${attachments.length === 1 ? 'it' : 'they'} phased out with.`;
  const doubt = 'Read literally, what phased out along with a permanent phases in only along with it, and so never.';
  return addDoubt(ruling(state, '702.26', says, ...attachments), doubt);
};

const onlyWithOwners = ({ edition }: GameState): string =>
  `${edition} says only that what is phased out leaves with its owner; today's rule is applied.`;

/** 800.4a exiles what departing players control by default, 800.4c what would return to a departed player. */
export const ruleOfExile = (
  leaving: readonly Player[],
  { controller, defaultController }: GameObject,
): '800.4a' | '800.4c' =>
  [controller, defaultController].every((id) => leaving.some((player) => player.id === id)) ? '800.4a' : '800.4c';

const exileRulings = (state: GameState, { exiled, leaving }: Leaving): readonly Ruling[] => {
  const byRule = groupBy(exiled, (object) => ruleOfExile(leaving, object));
  const [theirs, others] = [byRule.get('800.4a') ?? [], byRule.get('800.4c') ?? []];
  const holders = leaving.filter(({ id }) => theirs.some(({ defaultController }) => defaultController === id));
  const still = `since ${nameList(holders)} would still control`;
  return [
    ...objectsRuling(state, '800.4a', theirs, `are exiled, ${still} them`, `is exiled, ${still} it`, holders).map(
      (each) => doubtControl(state, each, theirs),
    ),
    ...objectsRuling(
      state,
      '800.4c',
      others,
      'are exiled, since nobody in the game is left to control them',
      'is exiled, since nobody in the game is left to control it',
    ),
  ];
};

/**
 * Adds a doubt if the reason why a player controls the objects is unknown: if it is an effect, they would return to
 * their owners.
 */
const doubtControl = (state: GameState, given: Ruling, exiled: readonly GameObject[]): Ruling => {
  const [first, ...others] = exiled.filter(
    ({ controlIsOpen, controlEffects, defaultController }) =>
      controlIsOpen && controlEffects.every(({ givesControlTo }) => givesControlTo === defaultController),
  );
  if (!first) return given;
  const holder = playerOf(state, first.defaultController).name;
  const more = others.length ? ` The same goes for ${nameList(others)}.` : '';
  const doubt = `It is unknown by which effect ${holder} controls ${first.name}: if an effect gives control of it, that ends, and ${first.name} goes back to ${playerOf(state, first.owner).name}; here it is taken to have entered under ${holder}.${more}`;
  return addDoubt(given, doubt);
};

const anteRuling = (state: GameState, { leaving }: Leaving): readonly Ruling[] => {
  const gone = new Set(leaving.map(({ id }) => id));
  const played = [...state.objects.values()].filter(({ zone, owner }) => zone === 'ANTE' && gone.has(owner));
  if (leavesAnteBehind(state))
    return objectsRuling(state, '800.4n', played, 'stay in the ante zone', 'stays in the ante zone');
  return objectsRuling(state, '800.4a', played, 'leave the ante zone', 'leaves the ante zone').map((each) =>
    addDoubt(each, `${state.edition} does not say what becomes of cards in the ante zone.`),
  );
};

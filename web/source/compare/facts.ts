import { isOnBattlefield, type GameObject, type GameState, type Player } from '../../../src/domain/state/game-state';
import { designations } from '../../../src/domain/state/designations';
import { askOf, type Scene } from '../rules/engine';
import { listNames, inWords, steps } from '../rules/words';

/** A fact about a player, a team, a permanent or the whole table. */
export interface Fact {
  /** The id of the player or object in the picture; empty for a team and the table. */
  readonly entity: string;
  readonly name: string;
  readonly about: string;
  readonly says: string;
}

type CreateFact = (about: string, says: string) => Fact;

const saying =
  (entity: string, name: string): CreateFact =>
  (about, says) => ({ entity, name, about, says });

const nameIn = (state: GameState, id: string | null): string =>
  (id === null ? undefined : (state.playersById.get(id) ?? state.objects.get(id)))?.name ?? 'nobody';

const factsOfTable = (state: GameState): readonly Fact[] => {
  const { turn, turnMarkers, extraTurns } = state;
  const say = saying('', 'The table');
  const named = (ids: readonly string[]): string => listNames(ids.map((id) => nameIn(state, id)));
  const markers = turnMarkers.map(({ number, holder }) => `${number} with ${named([holder])}`);
  return [
    ...(markers.length
      ? [say('turn markers', listNames(markers))]
      : [say('turn', `${named(turn.activePlayers)}, turn ${turn.number}`), say('step', steps[turn.step])]),
    ...(extraTurns.length ? [say('extra turns', named(extraTurns))] : []),
    ...state.teams.flatMap(({ name, life, poison }) => [
      ...(life === null ? [] : [saying('', name)('life', String(life))]),
      ...(poison ? [saying('', name)('poison', String(poison))] : []),
    ]),
  ];
};

const factsOfPlayer = (state: GameState, player: Player): readonly Fact[] => {
  const say = saying(player.id, player.name);
  if (!player.inGame) return [say('in the game', 'has left')];
  const sharesLife = player.team !== null && state.teamsById.get(player.team)?.life !== null;
  return [
    say('in the game', 'plays'),
    ...(sharesLife ? [] : [say('life', String(player.life))]),
    ...(player.poison ? [say('poison', String(player.poison))] : []),
    ...designations.filter((each) => player[each]).map((each) => say(each, 'yes')),
    ...player.commanderDamage.map(({ commander, amount }) =>
      say(`commander damage from ${nameIn(state, commander)}`, String(amount)),
    ),
  ];
};

const factsOfObject = (state: GameState, object: GameObject): readonly Fact[] => {
  const say = saying(object.id, object.name);
  const zone = object.zone.toLowerCase();
  if (!isOnBattlefield(object)) return [say('place', zone)];
  return [
    say('place', zone),
    say('controller', nameIn(state, object.controller)),
    say('tapped', object.tapped ? 'tapped' : 'untapped'),
    say('type', object.typeLine),
    ...(object.power === null ? [] : [say('strength', `${object.power}/${object.toughness ?? 0}`)]),
    ...(object.attachedTo === null ? [] : [say('attached to', nameIn(state, object.attachedTo))]),
    ...(object.keywords.length ? [say('keywords', object.keywords.join(', ').toLowerCase())] : []),
  ];
};

const factsOfCombat = (state: GameState): readonly Fact[] =>
  state.combats.flatMap(({ attacks, blocks }) => [
    ...attacks.map(({ attacker, target }) =>
      saying(attacker, nameIn(state, attacker))('attacks', nameIn(state, target)),
    ),
    ...blocks.map(({ blocker, attacker }) =>
      saying(blocker, nameIn(state, blocker))('blocks', nameIn(state, attacker)),
    ),
  ]);

const namesOf = (entities: readonly { readonly name: string }[]): string =>
  listNames(entities.map(({ name }) => name)) || 'nobody';

const factsOfRange = async (scene: Scene): Promise<readonly Fact[]> => {
  const ranges = await askOf(scene, 'ranges', {});
  if (!ranges.ok) return [];
  return ranges.value.items.map(({ player, players }) =>
    saying(player.id, player.name)('within range', namesOf(players)),
  );
};

/** At a table with more players, only the active players' attacks are compared. */
const MANY = 20;

const factsOfAttacks = async (scene: Scene): Promise<readonly Fact[]> => {
  const { players, turn } = scene.state;
  const isAsked = ({ id, inGame }: Player): boolean =>
    inGame && (players.length <= MANY || turn.activePlayers.includes(id));
  const answers = await Promise.all(
    players.filter(isAsked).map(({ id }) => askOf(scene, 'legalAttackTargets', { player: id })),
  );
  return answers.flatMap((answer) =>
    answer.ok
      ? answer.value.items.map(({ attacker, included }) =>
          saying(attacker.id, attacker.name)('may attack', namesOf(included)),
        )
      : [],
  );
};

const factsOfRules = async (scene: Scene): Promise<readonly Fact[]> => {
  const found = await askOf(scene, 'stateBasedActions', {});
  if (!found.ok) return [];
  return found.value.items.flatMap(({ players, objects, because }) =>
    [...players, ...objects].map(({ id, name }) =>
      saying(id, name)('state-based actions', inWords(because[0]?.says ?? '')),
    ),
  );
};

/** Returns all facts by which two tables are compared. */
export const factsOf = async (scene: Scene): Promise<readonly Fact[]> => {
  const { state } = scene;
  const fromQuestions = await Promise.all([factsOfRange(scene), factsOfAttacks(scene), factsOfRules(scene)]);
  return [
    ...factsOfTable(state),
    ...state.players.flatMap((player) => factsOfPlayer(state, player)),
    ...[...state.objects.values()].flatMap((object) => factsOfObject(state, object)),
    ...factsOfCombat(state),
    ...fromQuestions.flat(),
  ];
};

/** A fact that differs between two tables; null for a table without it. */
export interface Difference extends Omit<Fact, 'says'> {
  readonly here: string | null;
  readonly there: string | null;
}

const keyOf = ({ entity, name, about }: Fact): string => JSON.stringify([entity, name, about]);

const byKey = (facts: readonly Fact[]): ReadonlyMap<string, Fact> => new Map(facts.map((fact) => [keyOf(fact), fact]));

/** Lists what differs between two tables. */
export const differencesBetween = (here: readonly Fact[], there: readonly Fact[]): readonly Difference[] => {
  const [ours, theirs] = [byKey(here), byKey(there)];
  return [...new Map([...ours, ...theirs]).values()].flatMap(({ entity, name, about }) => {
    const key = keyOf({ entity, name, about, says: '' });
    const [one, other] = [ours.get(key)?.says ?? null, theirs.get(key)?.says ?? null];
    return one === other ? [] : [{ entity, name, about, here: one, there: other }];
  });
};

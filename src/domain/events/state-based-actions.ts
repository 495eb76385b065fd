import { nameList } from '../answer.js';
import { listOf, object, optional, objectSchema, type ValueOf } from '../schema/schema.js';
import { tableLimits } from '../state/description.js';
import type { GameState } from '../state/game-state.js';
import { problem } from '../problem.js';
import { perform } from '../rules/704.3-performing.js';
import type { StateBasedAction } from '../rules/704-actions.js';
import { oncePer, oncePerKey } from '../values/remembered.js';
import { eventKind } from './event-kind.js';

const input = objectSchema('StateBasedActionsInput', 'State-based actions are performed until none apply (704.3).', {
  keep: optional(
    listOf(object, { maximum: tableLimits.objects }),
    'The objects to keep if only one of several may stay (legend rule): exactly one of each group.',
  ),
});
type StateBasedActions = ValueOf<typeof input>;

const performedWith = oncePer(({ keep }: StateBasedActions) =>
  oncePerKey((state: GameState) => perform(state, new Set(keep ?? []))),
);
const performAll = (state: GameState, given: StateBasedActions) => performedWith(given)(state);

type Phrase = (names: string, several: boolean) => string;
const phrases: Readonly<Record<StateBasedAction['kind'], Phrase>> = {
  PLAYER_LOSES: (names, several) => `${names} ${several ? 'lose' : 'loses'}`,
  TEAM_LOSES: (names, several) => `${names} ${several ? 'lose' : 'loses'}`,
  TO_GRAVEYARD: (names, several) => `${names} ${several ? 'go' : 'goes'} to the graveyard`,
  UNATTACH: (names, several) => `${names} ${several ? 'become' : 'becomes'} unattached`,
  CEASES_TO_EXIST: (names, several) => `${names} ${several ? 'cease' : 'ceases'} to exist`,
  CHOOSE_PROTECTOR: (names, several) => `${names} still ${several ? 'need' : 'needs'} a protector`,
  KEEP_ONE: (names) => `of ${names} one is kept`,
};

export const stateBasedActions = eventKind<StateBasedActions>({
  input,
  description: 'State-based actions are performed until none apply. To choose a protector, use protectorChosen.',
  problems: (state, given) =>
    performAll(state, given).undecided.map(({ objects }) =>
      problem(['keep'], `"keep" has to name one of ${objects.map(({ id }) => `"${id}"`).join(', ')}.`),
    ),
  happen: (state, given) => performAll(state, given).after,
  summary: (state, given) => {
    const { actions, unprotected } = performAll(state, given);
    const all = [...actions, ...unprotected];
    const kinds = [...new Set(all.map(({ kind }) => kind))];
    const parts = kinds.map((kind) => {
      const rows = all.flatMap((action) => (action.kind === kind ? [...action.objects, ...action.players] : []));
      const concerned = [...new Map(rows.map((each) => [each.id, each])).values()];
      return { name: phrases[kind](nameList(concerned), concerned.length > 1) };
    });
    return parts.length ? `State-based actions: ${nameList(parts)}.` : 'There are no state-based actions to perform.';
  },
});

import type { Result } from '../../domain/result.js';
import type { Games } from '../games.js';
import type { Notifications } from './notifications.js';

type Change<Given extends readonly unknown[], Value, Failure> = (
  tenant: string,
  id: string,
  ...given: Given
) => Promise<Result<Value, Failure>>;

type Changing = Pick<Games, 'create' | 'recordEvents' | 'replaceState' | 'revertTo' | 'delete'>;

/** The changes of games, each of which is told of when it is made. Nobody watches a game that is only being created. */
export const tellingChanges = ({ tell }: Pick<Notifications, 'tell'>, games: Changing): Changing => {
  const telling =
    <Given extends readonly unknown[], Value, Failure>(change: Change<Given, Value, Failure>) =>
    async (tenant: string, id: string, ...given: Given): Promise<Result<Value, Failure>> => {
      const changed = await change(tenant, id, ...given);
      if (changed.ok) tell(tenant, id);
      return changed;
    };
  return {
    create: games.create,
    recordEvents: telling(games.recordEvents),
    replaceState: telling(games.replaceState),
    revertTo: telling(games.revertTo),
    delete: telling(games.delete),
  };
};

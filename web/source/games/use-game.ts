import { useEffect } from 'preact/hooks';
import { api, type Problem } from '../api';
import { useNewestVersion } from '../live';
import { useLoaded } from '../loading';
import type { History } from '../rules/history';
import { unnamedGame } from '../rules/words';

/** Loads the table of a stored game at the shown version, and again when the game changes. */
export const useGame = ({ now, correct }: History, refresh: number): Problem | undefined => {
  const { game } = now;
  const id = game?.id ?? null;
  const newest = useNewestVersion(id);
  const key = id === null ? null : `${id} ${newest ?? ''} ${refresh}`;
  const record = useLoaded(key, () => api.game(id ?? ''));
  const loaded = useLoaded(key && `${key} ${game?.version ?? 'newest'}`, async () => ({
    id,
    table: await api.state(id ?? '', game?.version ?? null),
  }));
  const found = record.value;
  useEffect(() => {
    if (found && found.id === id && game)
      correct({ name: found.name ?? unnamedGame, game: { ...game, length: found.version } });
  }, [found]);
  useEffect(() => {
    if (loaded.value && loaded.value.id === id) correct({ table: loaded.value.table });
  }, [loaded.value]);
  return id === null ? undefined : (record.problem ?? loaded.problem);
};

import pg from 'pg';
import { post, recordingRate } from './load.js';
import { growTo, recordGames, type Size } from './many-games.js';
import { spreadOf, told, type Goal, type Spread, type Table } from './report.js';
import { sampleTable } from './sample-table.js';
import { withServer } from './servers.js';
import type { Description } from '../src/domain/state/description.js';

/** ANALYTICS_GAMES sets a smaller number for a quick run. */
const LARGEST = Number(process.env['ANALYTICS_GAMES'] ?? 100_000);
const SIZES = [LARGEST / 100, LARGEST / 10, LARGEST];

/** 50 events per game: 5,000,000 in 100,000 games. */
const EVENTS_EACH = 50;

/** In milliseconds. */
const LIMIT = 300;
const MOST = 1.5;
const TIMES = 15;
const CLIENTS = 8;
const ROUNDS = 5;
const SECONDS = 1;

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString();

/** The measured filters, by name; the games are copies of those that were played. */
const filtersFor = ({ variant, edition }: Description) => ({
  'all games': '',
  'of a variant and an edition': `?variant=${variant ?? ''}&edition=${edition ?? ''}`,
  'of a month': `?createdAfter=${day(60)}&createdBefore=${day(30)}`,
  'of a player': '?player=ann-7',
  'by a part of the name': '?name=copy-77',
});

type Filters = ReturnType<typeof filtersFor>;
type Filter = keyof Filters;

/** Durations of sequential requests, in milliseconds. */
const timesOf = async (url: string): Promise<Spread> => {
  const times: number[] = [];
  for (let time = 0; time <= TIMES; time += 1) {
    const began = performance.now();
    const response = await fetch(url);
    const answer = (await response.json()) as { readonly games?: number };
    if (!response.ok || !answer.games) throw new Error(`${url}: ${JSON.stringify(answer)}`);
    if (time) times.push(performance.now() - began);
  }
  return spreadOf(times);
};

type Event = Readonly<Record<string, unknown>>;

/** The recorded events: one that statistics only count, and the one that updates them most. */
const recorded: Readonly<Record<string, readonly Event[]>> = {
  'a change of life': [{ lifeChanges: { kind: 'GAIN', amounts: [{ player: 'player-3', amount: 1 }] } }],
  'a turn': [{ turnEnds: {} }, { turnBegins: {} }],
};

type Kind = 'counted' | 'uncounted';

const gamesOf = (kind: Kind, batch: string): readonly string[] =>
  Array.from({ length: CLIENTS }, (_, client) => `${kind}-${batch}-${client}`);

/** Two kinds of new games: with statistics, and without any statistics to update. */
const createGames = async ({ url, databaseUrl }: Servers, batch: string): Promise<void> => {
  const state = sampleTable(8, 40);
  for (const id of [...gamesOf('counted', batch), ...gamesOf('uncounted', batch)])
    await post(`${url}/v1/games`, JSON.stringify({ id, state }));
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`DELETE FROM game_facts WHERE game_id LIKE 'uncounted-%'`);
  await client.end();
};

interface Servers {
  readonly url: string;
  readonly databaseUrl: string;
}

let batches = 0;

/** The ratio of recording times with and without statistics, for games of realistic length. */
const costOf = async (servers: Servers, events: readonly Event[], interrupted: AbortSignal): Promise<Spread> => {
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    interrupted.throwIfAborted();
    const batch = String((batches += 1));
    await createGames(servers, batch);
    const kinds: readonly Kind[] = round % 2 ? ['counted', 'uncounted'] : ['uncounted', 'counted'];
    const rates = { counted: NaN, uncounted: NaN };
    for (const kind of kinds) rates[kind] = await recordingRate(servers.url, gamesOf(kind, batch), events, SECONDS);
    if (round) ratios.push(rates.uncounted / rates.counted);
  }
  return spreadOf(ratios);
};

interface Measured {
  readonly size: Size;
  readonly asked: ReadonlyMap<Filter, Spread>;
  readonly recording: ReadonlyMap<string, Spread>;
}

const measure = async (servers: Servers, filters: Filters, size: Size, interrupted: AbortSignal): Promise<Measured> => {
  const asked = new Map<Filter, Spread>();
  for (const [name, filter] of Object.entries(filters))
    asked.set(name as Filter, await timesOf(`${servers.url}/v1/analytics${filter}`));
  const recording = new Map<string, Spread>();
  for (const [name, events] of Object.entries(recorded))
    recording.set(name, await costOf(servers, events, interrupted));
  return { size, asked, recording };
};

const count = new Intl.NumberFormat('en');

const rowsOf = <Name extends string>(
  names: readonly Name[],
  measured: readonly Measured[],
  of: (each: Measured) => ReadonlyMap<Name, Spread>,
  digits: number,
): readonly (readonly string[])[] =>
  names.map((name) => [
    name,
    ...measured.map((each) => {
      const spread = of(each).get(name);
      return spread ? told(spread, digits) : '';
    }),
  ]);

const goalsOf = (measured: readonly Measured[]): readonly Goal[] => {
  const largest = measured.at(-1);
  if (!largest) return [];
  const { events } = largest.size;
  const of = `${count.format(LARGEST)} games`;
  return [
    ...[...largest.asked].map(([name, spread]) => ({
      goal: `Analytics over ${of}, ${name}: under ${LIMIT} ms`,
      measured: `${told(spread, 0)} ms, ${count.format(events)} events`,
      met: spread.median < LIMIT && events >= EVENTS_EACH * LARGEST,
    })),
    ...[...largest.recording].map(([name, spread]) => ({
      goal: `Recording ${name} among ${of}: at most ${MOST} × what it costs without analytics`,
      measured: told(spread, 2),
      met: spread.median <= MOST,
    })),
  ];
};

const tablesOf = (measured: readonly Measured[]): readonly Table[] => {
  const sizes = measured.map(({ size }) => `${count.format(size.games)} games, ${count.format(size.events)} events`);
  return [
    {
      title: 'GET /v1/analytics, in milliseconds',
      columns: ['', ...sizes],
      rows: rowsOf([...(measured[0]?.asked.keys() ?? [])], measured, ({ asked }) => asked, 1),
      notes: [`${TIMES} questions each, one after the other: medians (min – max).`],
      goals: goalsOf(measured),
    },
    {
      title: 'Recording with what analytics need, as a multiple of recording without',
      columns: ['', ...sizes],
      rows: rowsOf(Object.keys(recorded), measured, ({ recording }) => recording, 2),
      notes: [
        `${CLIENTS} clients, each on a game of its own, ${ROUNDS} rounds of ${SECONDS} s in turn with games of which nothing is kept.`,
      ],
    },
  ];
};

/** Measures response times of statistics, their cost for recording, and how both grow with the number of games. */
export const run = (): Promise<readonly Table[]> =>
  withServer(async ({ server: { url }, databaseUrl, interrupted }) => {
    const played = await recordGames(url);
    const [first] = played;
    if (!first) throw new Error('No game that was played is short enough.');
    const filters = filtersFor(first);
    const measured: Measured[] = [];
    for (const games of SIZES) {
      const size = await growTo(databaseUrl, played.length, games);
      measured.push(await measure({ url, databaseUrl }, filters, size, interrupted));
    }
    return tablesOf(measured);
  });

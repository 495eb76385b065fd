import { readFile } from 'node:fs/promises';

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly rawSql: string; readonly format: string }[];
  }[];
  readonly templating: {
    readonly list: readonly { readonly name: string; readonly type: string; readonly query: string }[];
  };
}

const file = new URL('../../deploy/grafana/games.json', import.meta.url);
const dashboard = JSON.parse(await readFile(file, 'utf8')) as Dashboard;

/** What Grafana puts in before PostgreSQL sees a query. */
const filledIn = (sql: string): string =>
  sql
    .replaceAll('${tenant:sqlstring}', `'local'`)
    .replaceAll('${variant:sqlstring}', `'FREE_FOR_ALL','COMMANDER'`)
    .replaceAll(
      /\$__timeFilter\((.*?::timestamptz)\)/g,
      `$1 BETWEEN '2020-01-01T00:00:00Z' AND '2099-01-01T00:00:00Z'`,
    );

export const dashboardQueries: readonly (readonly [string, string])[] = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ rawSql }) => [title, filledIn(rawSql)] as const)),
  ...dashboard.templating.list
    .filter(({ type }) => type === 'query')
    .map(({ name, query }) => [`variable ${name}`, filledIn(query)] as const),
];

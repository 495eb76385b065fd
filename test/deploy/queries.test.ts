import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { apiNames } from '../../src/questions/catalogue/question.js';
import { query, send, startServer } from '../http/server.js';

const file = (path: string) => readFile(new URL(`../../deploy/${path}`, import.meta.url), 'utf8');

type Panel = Readonly<{ id: number; title: string; targets: readonly { readonly expr: string }[] }>;
interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}

const { panels } = JSON.parse(await file('grafana/service.json')) as { panels: readonly Panel[] };
const { groups } = parse(await file('prometheus/alerts.yaml')) as { groups: readonly { rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const queries = [
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`panel: ${title}`, expr] as const)),
  ...rules.map(({ alert, expr }) => [`alert: ${alert}`, expr] as const),
];

/** A series that a query asks for: its name, and the labels that it has to have. */
type Asked = Readonly<{ name: string; labels: readonly { readonly name: string; readonly value: string | null }[] }>;

/** What Grafana puts in before Prometheus sees a query. */
const filledIn = (expression: string): string =>
  expression.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*');

const children = (node: ReturnType<typeof parser.parse>['topNode'], text: string, name: string): readonly string[] => {
  const found: string[] = [];
  node.cursor().iterate((each) => {
    if (each.name === name) found.push(text.slice(each.from, each.to));
  });
  return found;
};

const read = (expression: string) => {
  const text = filledIn(expression);
  const asked: Asked[] = [];
  const errors: string[] = [];
  parser.parse(text).iterate({
    enter: ({ name, node, from, to }) => {
      if (node.type.isError) errors.push(text.slice(from - 10, to + 10));
      if (name !== 'VectorSelector') return;
      const labels = children(node, text, 'UnquotedLabelMatcher').map((matcher) => {
        const [, label = '', operator, value = ''] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(matcher) ?? [];
        return { name: label, value: operator === '=' ? value : null };
      });
      asked.push({ name: children(node, text, 'Identifier')[0] ?? '', labels });
    },
  });
  const lists = children(parser.parse(text).topNode, text, 'GroupingLabels');
  return { asked, errors, grouped: lists.flatMap((list) => list.match(/\w+/g) ?? []) };
};

/** What Prometheus adds to what a server tells. */
const ADDED = new Set(['job', 'instance']);
/** What Prometheus makes itself. */
const OWN = new Set(['up']);

const server = await startServer();
afterAll(() => server.close());
const state = { players: [{ id: 'ann' }, { id: 'bob' }] };
await send(`${server.url}/v1/games`, 'POST', { id: 'g', state });
await send(`${server.url}/v1/games/g/range-of`, 'POST', { player: 'ann' });
await send(`${server.url}/v1/game-states/range-of`, 'POST', { state, player: 'zoe' });
await query(server.url, 'query ($of: GameStateInput!) { gameState(of: $of) { ranges { seats } } }', { of: state });
const metrics = await (await fetch(`${server.url}/metrics`)).text();
const exposed = metrics.split('\n').filter((line) => line && !line.startsWith('#'));

const seriesOf = (name: string) => exposed.filter((line) => line.split(/[{ ]/)[0] === name);

describe('every query of the dashboard and of the alerts', () => {
  test.each(queries)('%s', (_, expression) => {
    const { asked, errors, grouped } = read(expression);
    expect(errors).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    for (const { name, labels } of asked.filter((each) => !OWN.has(each.name))) {
      const series = seriesOf(name);
      expect([name, series.length > 0]).toEqual([name, true]);
      for (const label of [...labels, ...grouped.map((each) => ({ name: each, value: null }))]) {
        if (ADDED.has(label.name)) continue;
        // Nothing fails here, so that there are no failures to be counted yet.
        const value = label.name === 'status' ? null : label.value;
        const has = series.filter((line) => line.includes(`${label.name}="${value ?? ''}`));
        expect([name, label, has.length > 0]).toEqual([name, label, true]);
      }
    }
  });

  test('a query that asks for what is not there is noticed', () => {
    expect(seriesOf('rangefinder_no_such_thing')).toEqual([]);
    expect(read('rate(rangefinder_ready[5m]').errors).not.toEqual([]);
    expect(read('sum by (pool) (rangefinder_database_connections{state="idle"})')).toEqual({
      asked: [{ name: 'rangefinder_database_connections', labels: [{ name: 'state', value: 'idle' }] }],
      errors: [],
      grouped: ['pool'],
    });
  });
});

describe('the dashboard and the alerts', () => {
  test('tell of every metric of the server itself', () => {
    const baseOf = (name = '') => name.replace(/_(bucket|count|sum)$/, '');
    const own = exposed.map((line) => baseOf(line.split(/[{ ]/)[0])).filter((name) => name.startsWith('rangefinder_'));
    const asked = queries.flatMap(([, expression]) => read(expression).asked.map(({ name }) => baseOf(name)));
    expect(own.filter((name) => !asked.includes(name))).toEqual([]);
  });

  test('have panels with ids and titles of their own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  });

  test('say what is amiss and for how long', () => {
    for (const { alert, for: time, labels, annotations } of rules) {
      expect(alert).toMatch(/^Rangefinder[A-Z]/);
      expect(time).toMatch(/^\d+[sm]$/);
      expect(['critical', 'warning', 'info']).toContain(labels.severity);
      expect(annotations.summary.length).toBeGreaterThan(20);
      expect(annotations.description.length).toBeGreaterThan(20);
    }
  });

  test('bounded: the series of a server are of the order of its routes and questions', () => {
    expect(seriesOf('rangefinder_questions_refused_total').length).toBe(catalogue.length * apiNames.length);
    expect(exposed.length).toBeLessThan(2_000);
  });
});

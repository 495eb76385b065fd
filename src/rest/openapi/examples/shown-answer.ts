import type { Schema, Reference } from '../../../domain/schema/schema.js';
import { gameStateDescription } from '../../../domain/state/description.js';

type Shown = Readonly<Record<string, unknown>>;

const pick = (value: Shown, names: readonly string[]): Shown =>
  Object.fromEntries(names.filter((name) => value[name] !== undefined).map((name) => [name, value[name]]));

const ENTITY = ['id', 'name'];

const showReference = (to: Reference<unknown>['to'], value: Shown): unknown => {
  if (to === 'GameState') return shownAnswer(gameStateDescription, value);
  if (to === 'TurnMarker') return pick(value, ['number', 'holder', 'inTurn', 'removals', 'step']);
  if (to === 'Rule') return pick(value, ['number', 'edition', 'section', 'summary']);
  if (to !== 'Ruling') return pick(value, ENTITY);
  const { rule, about } = value as { rule: Shown; about: readonly Shown[] };
  const shown = { ...value, rule: showReference('Rule', rule), about: about.map((each) => pick(each, ENTITY)) };
  return pick(shown, ['rule', 'says', 'about', 'doubt']);
};

/** An answer as its response holds it: what is declared of it and no more, with the declared defaults. */
export const shownAnswer = (schema: Schema, value: unknown): unknown => {
  if (value === null || value === undefined) return value;
  if (schema.kind === 'list') return (value as readonly unknown[]).map((each) => shownAnswer(schema.of, each));
  if (schema.kind === 'reference') return showReference(schema.to, value as Shown);
  if (schema.kind !== 'object') return value;
  const given = value as Shown;
  const shown = Object.entries(schema.fields()).map(
    ([name, { type, default: otherwise }]) =>
      [name, shownAnswer(type, given[name] === undefined ? otherwise : given[name])] as const,
  );
  return Object.fromEntries(shown.filter(([, each]) => each !== undefined));
};

import type { Scene } from '../rules/engine';
import { hasType, isOnBattlefield, controllerOf } from '../../../src/domain/state/game-state';
import type { Declarations, Field } from '../../../src/questions/catalogue/form';
import type { ChosenEntity } from '../rules/document';

export type Value = string | number | boolean | readonly (string | undefined)[] | undefined;
export type Values = Readonly<Record<string, Value>>;

export type Option = readonly [value: string, words: string];

/** The table, the chosen entity and the declaration, from which fields get their options and defaults. */
export interface Context {
  readonly scene: Scene;
  readonly chosen: ChosenEntity | null;
  readonly declared: Declarations;
}

const playersOf = ({ scene }: Context): readonly Option[] => scene.state.players.map(({ id, name }) => [id, name]);

const objectsOf = ({ scene: { state } }: Context, isMeant: (id: string) => boolean): readonly Option[] =>
  [...state.objects.values()]
    .filter((object) => isMeant(object.id))
    .map((object) => [object.id, `${object.name} (${controllerOf(state, object).name})`]);

const isCreature = ({ scene: { state } }: Context, id: string): boolean => {
  const object = state.objects.get(id);
  return object !== undefined && isOnBattlefield(object) && hasType(object, 'creature');
};

const attackersOf = ({ scene, declared }: Context): ReadonlySet<string> =>
  new Set(
    [...scene.state.combats.flatMap(({ attacks }) => attacks), ...declared.attacks].map(({ attacker }) => attacker),
  );

const amongs: readonly Option[] = [
  ['all', 'Everybody and everything'],
  ['players', 'Players'],
  ['permanents', 'Permanents'],
  ['creatures', 'Creatures'],
];

/** The filter for each choice of "among". */
export const filters: Readonly<Record<string, object>> = {
  all: {},
  players: { kind: 'PLAYER' },
  permanents: { kind: 'OBJECT', zone: 'BATTLEFIELD' },
  creatures: { kind: 'OBJECT', zone: 'BATTLEFIELD', types: ['Creature'] },
};

/** Lists the options of a field. */
export const optionsOf = ({ kind, choices }: Field, context: Context): readonly Option[] => {
  switch (kind) {
    case 'player':
    case 'players':
      return playersOf(context);
    case 'permanent':
    case 'objects':
      return objectsOf(context, () => true);
    case 'creature':
      return objectsOf(context, (id) => isCreature(context, id));
    case 'attacker':
      return objectsOf(context, (id) =>
        attackersOf(context).size ? attackersOf(context).has(id) : isCreature(context, id),
      );
    case 'anybody':
      return [...playersOf(context), ...objectsOf(context, () => true)];
    case 'among':
      return amongs;
    case 'marker':
      return context.scene.state.turnMarkers.map(({ number, holder }) => [
        String(number),
        `${number}, held by ${context.scene.state.playersById.get(holder)?.name ?? ''}`,
      ]);
    case 'choice':
      return choices ?? [];
    default:
      return [];
  }
};

const playerMeant = ({ scene, chosen }: Context): string | undefined => {
  if (chosen?.kind === 'player') return chosen.id;
  const object = chosen ? scene.state.objects.get(chosen.id) : undefined;
  if (object) return controllerOf(scene.state, object).id;
  return scene.state.turn.activePlayers[0] ?? scene.state.players[0]?.id;
};

/** The default of a field: the chosen entity, otherwise the active player. */
export const defaultOf = (field: Field, context: Context): Value => {
  if (field.usual !== undefined) return field.usual ?? undefined;
  if (field.isOptional) return undefined;
  const options = optionsOf(field, context).map(([value]) => value);
  const chosen = context.chosen && options.includes(context.chosen.id) ? context.chosen.id : undefined;
  switch (field.kind) {
    case 'player':
    case 'players': {
      const byDefault = playerMeant(context);
      const other = options.find((value) => value !== byDefault);
      const player = field.isOther ? other : byDefault;
      return field.kind === 'players' ? [player] : player;
    }
    case 'number':
      return 1;
    case 'yes':
      return false;
    case 'objects':
      return chosen ? [chosen] : options.slice(0, 1);
    case 'anybody':
      return field.isOther ? options.find((value) => value !== playerMeant(context)) : (chosen ?? playerMeant(context));
    case 'text':
      return '';
    default:
      return chosen ?? options[0];
  }
};

const isShown = ({ when }: Field, values: Values): boolean => !when || values[when[0]] === when[1];

/** Returns the values of the shown fields: those entered, otherwise the defaults. */
export const currentValues = (fields: readonly Field[], values: Values, context: Context): Values => {
  const shownValues: Record<string, Value> = {};
  for (const field of fields)
    if (isShown(field, shownValues))
      shownValues[field.at] = field.at in values ? values[field.at] : defaultOf(field, context);
  return shownValues;
};

export const visibleFields = (fields: readonly Field[], said: Values): readonly Field[] =>
  fields.filter((field) => isShown(field, said));

const put = (into: Record<string, unknown>, path: readonly string[], value: unknown): void => {
  const [first = '', ...rest] = path;
  if (!rest.length) into[first] = value;
  else {
    const inside = (into[first] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}) as Record<string, unknown>;
    put(inside, rest, value);
  }
};

/** Builds the arguments from the values of the fields. */
export const argumentsOf = (fields: readonly Field[], said: Values): object => {
  const result: Record<string, unknown> = {};
  for (const { at, kind } of visibleFields(fields, said)) {
    const value = said[at];
    if (value === undefined || value === '' || (Array.isArray(value) && !value.length)) continue;
    const argument = kind === 'among' ? filters[String(value)] : kind === 'marker' ? Number(value) : value;
    if (!at.startsWith('-')) put(result, at.split('.'), argument);
  }
  return result;
};

/** The fields that still have to be filled in. */
export const missingFields = (fields: readonly Field[], said: Values): readonly Field[] =>
  visibleFields(fields, said).filter(({ at, isOptional }) => !isOptional && said[at] === undefined);

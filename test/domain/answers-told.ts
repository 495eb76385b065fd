import type { Ruling } from '../../src/domain/answer.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { describe } from '../../src/domain/setup/describe.js';
import { isRecord } from '../../src/domain/values/record.js';

const isEntity = (value: Readonly<Record<string, unknown>>): boolean =>
  value.kind === 'PLAYER' || value.kind === 'OBJECT' || 'members' in value;

const isState = (value: object): value is GameState => 'playersById' in value;

const isRuling = (value: Readonly<Record<string, unknown>>): boolean => 'says' in value && 'rule' in value;

const rulingTold = ({ rule, says, about, doubt }: Ruling): string =>
  `${rule.number}: ${says} (${about.map(({ id }) => id).join(', ') || '–'})${doubt === undefined ? '' : ` [${doubt}]`}`;

/** A whole answer, line by line: values by name, players and objects by id, rulings as they read. */
export const answerTold = (value: unknown, indent = ''): string => {
  if (Array.isArray(value)) return value.length ? value.map((each) => item(each, indent)).join('\n') : `${indent}none`;
  if (!isRecord(value)) return `${indent}${String(value)}`;
  if (isState(value)) return `${indent}${JSON.stringify(describe(value))}`;
  if (isRuling(value)) return `${indent}${rulingTold(value as unknown as Ruling)}`;
  if (isEntity(value)) return `${indent}${String(value.id)}`;
  return Object.entries(value)
    .flatMap(([name, each]) => (typeof each === 'function' ? [] : [field(name, each, indent)]))
    .join('\n');
};

const isShort = (value: unknown): boolean =>
  !isRecord(value) ? !Array.isArray(value) || value.every((each) => isRecord(each) && isEntity(each)) : isEntity(value);

const inLine = (value: unknown): string =>
  Array.isArray(value) ? value.map((each) => answerTold(each)).join(', ') || 'none' : answerTold(value);

const field = (name: string, value: unknown, indent: string): string =>
  isShort(value) ? `${indent}${name}: ${inLine(value)}` : `${indent}${name}:\n${answerTold(value, `${indent}  `)}`;

const item = (value: unknown, indent: string): string => {
  const told = answerTold(value, indent);
  return isRecord(value) && !isRuling(value) && !isEntity(value) ? `${indent}- ${told.slice(indent.length)}` : told;
};

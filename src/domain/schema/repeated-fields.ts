import { mostProblems, problem, type Problem } from '../problem.js';
import { badInput, type BadInput } from '../result.js';
import { endOfString } from '../values/json-text.js';
import { isRecord } from '../values/record.js';
import { deepestNesting } from './reader.js';

/**
 * Rejects a JSON text in which an object has a field more than once, of which parsing keeps only the last. The text is
 * searched only if it has more colons than `value`, which was parsed from it, has fields.
 */
export const refuseRepeatedFields = (json: string, value: unknown): BadInput | undefined => {
  if (colonsIn(json) === fieldsRead(value)) return undefined;
  const problems: Problem[] = [];
  let moreProblems = 0;
  for (const path of repeatedIn(json))
    if (problems.length === mostProblems) moreProblems += 1;
    else problems.push(problem(path, `The field "${path.at(-1) ?? ''}" is given more than once.`));
  return problems.length ? badInput(problems, moreProblems).failure : undefined;
};

const [QUOTE, COLON, COMMA, LIST, OBJECT, LIST_END, OBJECT_END] = ['"', ':', ',', '[', '{', ']', '}'].map((each) =>
  each.charCodeAt(0),
);

const colonsIn = (json: string): number => {
  let colons = 0;
  for (let at = json.indexOf(':'); at >= 0; at = json.indexOf(':', at + 1)) colons += 1;
  return colons;
};

const fieldsRead = (value: unknown, depth = 0): number => {
  if (typeof value !== 'object' || depth > deepestNesting) return 0;
  let fields = 0;
  if (isRecord(value))
    for (const name in value) {
      const each = value[name];
      fields += 1 + (typeof each === 'object' ? fieldsRead(each, depth + 1) : 0);
    }
  else if (Array.isArray(value)) for (const each of value) fields += fieldsRead(each, depth + 1);
  return fields;
};

/** A list or object still open: an object's fields so far, and the current field or index in it. */
interface Part {
  readonly fields?: Set<string>;
  place: string | number;
}

/** Yields the paths of repeated fields in valid JSON, except those nested so deeply that readers reject them. */
function* repeatedIn(json: string): Generator<Problem['path']> {
  const open: Part[] = [];
  let [depth, text] = [0, json];
  for (let at = 0; at < json.length; at += 1) {
    const letter = json.charCodeAt(at);
    const part = open.at(-1);
    if (letter === QUOTE) {
      const start = at;
      at = endOfString(json, at);
      text = json.slice(start, at + 1);
    } else if (letter === OBJECT || letter === LIST) {
      depth += 1;
      if (depth <= deepestNesting) open.push(letter === LIST ? { place: 0 } : { fields: new Set(), place: '' });
    } else if (letter === LIST_END || letter === OBJECT_END) {
      if (depth <= deepestNesting) open.pop();
      depth -= 1;
    } else if (depth > deepestNesting) continue;
    else if (letter === COMMA && typeof part?.place === 'number') part.place += 1;
    else if (letter === COLON && part?.fields) {
      const name = String(JSON.parse(text));
      part.place = name;
      if (part.fields.has(name)) yield open.map(({ place }) => place);
      part.fields.add(name);
    }
  }
}

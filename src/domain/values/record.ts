/** Whether a value is an object with fields: neither a list nor null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a JSON object; throws for any other JSON value and for invalid JSON. */
export const parseRecord = (json: string): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(json);
  if (!isRecord(value)) throw new TypeError('An object is expected.');
  return value;
};

/** Parses JSON; returns invalid JSON unchanged. */
export const jsonOrText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Maps the values of a record, keeping its names. */
export const mapValues = <Value, Other>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Other,
): Record<string, Other> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/** Comparing this many strings takes as long as checking one other value. */
const textsOfPart = 16;

/** Weighs an input by the values nested in it; a string counts for a fraction. */
export const weightOf = (value: unknown): number => {
  if (typeof value === 'string') return 1 / textsOfPart;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + weightOf(each), 1);
};

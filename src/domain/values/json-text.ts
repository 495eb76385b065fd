const BACKSLASH = '\\'.charCodeAt(0);

/** Finds the end of the string that begins at `start` of a JSON text. */
export const endOfString = (json: string, start: number): number => {
  let end = start;
  do end = json.indexOf('"', end + 1);
  while (end > 0 && isEscaped(json, end));
  return end < 0 ? json.length : end;
};

const isEscaped = (json: string, at: number): boolean => {
  let before = at - 1;
  while (json.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
};

/** Says why and where a text is not valid JSON; undefined if it is valid. */
export const reasonIn = (text: string): string | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    // Node 22 and later append the line and column, worded differently from ours.
    const message = error instanceof Error ? error.message.replace(/ \(line \d+ column \d+\)$/, '') : '';
    const position = /at position (\d+)/.exec(message)?.[1];
    return position === undefined ? `${message}.` : `${message} (${placeIn(text, Number(position))}).`;
  }
};

const placeIn = (text: string, position: number): string => {
  const lines = text.slice(0, position).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
};

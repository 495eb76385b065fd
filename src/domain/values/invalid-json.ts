/** Says why a text is not JSON, and where; undefined where it is. */
export const reasonIn = (text: string): string | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    // From Node 22 on the message ends with the place, in words of its own.
    const message = error instanceof Error ? error.message.replace(/ \(line \d+ column \d+\)$/, '') : '';
    const position = /at position (\d+)/.exec(message)?.[1];
    return position === undefined ? `${message}.` : `${message} (${placeIn(text, Number(position))}).`;
  }
};

const placeIn = (text: string, position: number): string => {
  const lines = text.slice(0, position).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
};

/** @type {readonly (readonly [string, string])[]} */
let replacements = [];

export const initialize = (given) => {
  replacements = given;
};

export const load = async (url, context, nextLoad) => {
  const loaded = await nextLoad(url, context);
  const source = url.includes('/dist/chunks/') ? String(loaded.source) : '';
  return source.includes('INSERT INTO events (') ? { ...loaded, source: broken(source) } : loaded;
};

const broken = (source) =>
  replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`src/games/changes/appending-statement.ts has no "${from}" any more.`);
    return text.replace(from, () => to);
  }, source);

/** Matches scheme, host name or address, and port: in lower case, and without wildcards. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])(:\d{1,5})?$/;

/** Checks whether a text is an origin exactly as browsers send it: `scheme://host` or `scheme://host:port`. */
export const isOrigin = (text: string): boolean => {
  if (!ORIGIN.test(text) || !URL.canParse(text)) return false;
  const { protocol, host, origin } = new URL(text);
  return origin === 'null' ? text === `${protocol}//${host}` : text === origin;
};

/** Reads origins separated by commas; undefined if one of them is not exact. */
export const readOrigins = (text: string): ReadonlySet<string> | undefined => {
  const origins = text.split(',').map((part) => part.trim());
  return origins.every(isOrigin) ? new Set(origins) : undefined;
};

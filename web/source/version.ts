const KEY = 'rangefinder-version';

/** The files of this version: each is named by its content. */
const version = (): string =>
  [...document.querySelectorAll('script[src], link[rel="stylesheet"]')]
    .map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '')
    .sort()
    .join(' ');

/** Whether the last visit was to another version of the page; keeps this one for the next visit. */
export const isNewVersion = (): boolean => {
  try {
    const before = localStorage.getItem(KEY);
    localStorage.setItem(KEY, version());
    return before !== null && before !== version();
  } catch {
    return false;
  }
};

/** Said once, as a new version of the page has taken over. */
export const newVersion = 'This is a new version of Rangefinder. Your table is as you left it.';

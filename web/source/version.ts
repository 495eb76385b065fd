const KEY = 'rangefinder-version';

/** Identifies this version by its files, whose names contain a hash of their content. */
const version = (): string =>
  [...document.querySelectorAll('script[src], link[rel="stylesheet"]')]
    .map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '')
    .sort()
    .join(' ');

/** Whether the last visit was to another version of the page; stores this version for the next visit. */
export const isNewVersion = (): boolean => {
  try {
    const before = localStorage.getItem(KEY);
    localStorage.setItem(KEY, version());
    return before !== null && before !== version();
  } catch {
    return false;
  }
};

/** The message at the first visit to a new version of the page. */
export const newVersion = 'This is a new version of Rangefinder. Your table is as you left it.';

import { useState } from 'preact/hooks';

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

/** Says once that a new version of the page has taken over. */
export const NewVersion = ({ isNew }: { readonly isNew: boolean }) => {
  const [isShown, setShown] = useState(isNew);
  return isShown ? (
    <p className="news" role="status">
      This is a new version of Rangefinder. Your table is as you left it.
      <button type="button" onClick={() => setShown(false)}>
        Close
      </button>
    </p>
  ) : null;
};

import { useEffect, useState } from 'preact/hooks';

export type Theme = 'LIGHT' | 'DARK';

/** The color scheme: the device's until the user chooses one. */
export const useTheme = (): readonly [Theme, () => void] => {
  const [theme, setTheme] = useState<Theme>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'DARK' : 'LIGHT',
  );
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme.toLowerCase();
  }, [theme]);
  return [theme, () => setTheme((now) => (now === 'DARK' ? 'LIGHT' : 'DARK'))];
};

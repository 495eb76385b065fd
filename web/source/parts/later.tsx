import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Returns a component that is loaded when it is first shown. */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;
  return (props: Props) => {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (loaded) return;
      void load().then((found) => {
        loaded = found;
        setPart(() => found);
      });
    }, []);
    return Part ? <Part {...props} /> : null;
  };
};

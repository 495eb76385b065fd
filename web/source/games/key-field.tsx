import { useState } from 'preact/hooks';
import { api, storeKey, storedKey } from '../api';
import { useLoaded } from '../loading';
import { Input } from '../parts/input';

/** A field for the API key, which is stored for this tab. */
export const KeyField = ({ changed }: { readonly changed: () => void }) => {
  const [key, setKey] = useState(storedKey());
  const [tried, setTried] = useState(0);
  const probe = useLoaded(`probe ${tried}`, () => api.games({ first: '1' }));
  return (
    <details className="key" open={probe.problem?.status === 401}>
      <summary>API key</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          storeKey(key);
          setTried((times) => times + 1);
          changed();
        }}
      >
        <Input says="Key, kept for this tab only" type="password" autoComplete="off" value={key} set={setKey} />
        <button type="submit">Use it</button>
      </form>
    </details>
  );
};

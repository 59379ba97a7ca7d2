import { createStore, del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';

const database = (() => {
  let opened: ReturnType<typeof createStore> | undefined;
  return () => (opened ??= createStore('workbench-texts', 'kept'));
})();

/** A text that the server cannot have yet, such as one that is no JSON: kept in this browser under a name until it is taken back. */
export const useKeptText = (name: string) => {
  const [kept, setKept] = useState<string>();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void get<string>(name, database()).then((text) => {
      setKept(text);
      setLoaded(true);
    });
  }, [name]);
  return {
    kept,
    isLoaded,
    /** Undefined: nothing is kept any more. */
    keep: (text: string | undefined): void => {
      setKept(text);
      void (text === undefined ? del(name, database()) : set(name, text, database()));
    },
  };
};

import { createStore, del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';

const database = (() => {
  let opened: ReturnType<typeof createStore> | undefined;
  return () => (opened ??= createStore('workbench-texts', 'kept'));
})();

// For a text that the server can't take yet, such as invalid JSON: it stays in this browser until it is saved or discarded.
export const useUnsavedText = (name: string) => {
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
    keep: (text: string | undefined): void => {
      setKept(text);
      void (text === undefined ? del(name, database()) : set(name, text, database()));
    },
  };
};

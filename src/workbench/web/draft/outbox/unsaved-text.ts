import { createStore as openDatabase, del, get, keys, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../state/create-store.ts';

const database = (() => {
  let opened: ReturnType<typeof openDatabase> | undefined;
  return () => (opened ??= openDatabase('workbench-texts', 'kept'));
})();

const names = createStore<ReadonlySet<string>>(new Set());

const storageKey = (name: string, isStored: boolean): void => {
  const others = [...names.get()].filter((one) => one !== name);
  names.set(new Set(isStored ? [...others, name] : others));
};

let isRead = false;

// Counts the texts with this beginning that only this browser has.
export const useUnsavedTexts = (begin: string): number => {
  useEffect(() => {
    if (isRead) return;
    isRead = true;
    void keys<string>(database()).then((found) => names.set(new Set([...names.get(), ...found])));
  }, []);
  return [...useStore(names)].filter((name) => name.startsWith(`${begin} `)).length;
};

// For a text that the server can't take yet, such as invalid JSON: it stays in this browser until it is saved
// or discarded.
export const useUnsavedText = (name: string) => {
  const [stored, setStored] = useState<string>();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void get<string>(name, database()).then((text) => {
      setStored(text);
      setLoaded(true);
    });
  }, [name]);
  return {
    stored,
    isLoaded,
    keep: (text: string | undefined): void => {
      setStored(text);
      storageKey(name, text !== undefined);
      void (text === undefined ? del(name, database()) : set(name, text, database()));
    },
  };
};

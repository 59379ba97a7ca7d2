import { useSyncExternalStore } from 'react';
import { createStore } from '../../state/create-store.ts';

const places = { on: 'workbench.keys', own: 'workbench.own-keys' } as const;

/** Keys that somebody chose in this browser, by the names of commands. */
export type OwnKeys = Readonly<Record<string, string>>;

// Counts the changes: the keys themselves are read from the browser's storage.
const changes = createStore(0);
const noteChange = (): void => {
  known = undefined;
  changes.set(changes.get() + 1);
};

const isOwnKeys = (value: unknown): value is OwnKeys =>
  typeof value === 'object' && value !== null && Object.values(value).every((key) => typeof key === 'string');

/** What was written by another version of these pages, or by hand, counts as nothing. */
const read = (): OwnKeys => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(places.own) ?? '{}');
    return isOwnKeys(value) ? value : {};
  } catch {
    return {};
  }
};

let known: { readonly text: string | null; readonly keys: OwnKeys } | undefined;

/** The keys that were chosen in this browser. */
export const ownKeys = (): OwnKeys => {
  const text = localStorage.getItem(places.own);
  if (known?.text !== text) known = { text, keys: read() };
  return known.keys;
};

/** The key of a command: the chosen one, else the usual one. */
export const keyOf = (name: string, usual: string): string => ownKeys()[name] ?? usual;

/** Gives a command another key in this browser; undefined: its usual one again. */
export const chooseKey = (name: string, key: string | undefined): void => {
  const others = Object.fromEntries(Object.entries(ownKeys()).filter(([other]) => other !== name));
  localStorage.setItem(places.own, JSON.stringify(key === undefined ? others : { ...others, [name]: key }));
  noteChange();
};

/** Gives all commands their usual keys again. */
export const forgetOwnKeys = (): void => {
  localStorage.removeItem(places.own);
  noteChange();
};

/** Whether single letters do something in this browser. */
export const areKeysOn = (): boolean => localStorage.getItem(places.on) !== 'off';

/** Turns single letters on or off in this browser: they get in the way of speech input. */
export const setKeysOn = (on: boolean): void => {
  localStorage.setItem(places.on, on ? 'on' : 'off');
  noteChange();
};

/** The chosen keys, and whether single letters are on; renewed when either changes. */
export const useOwnKeys = (): { readonly keys: OwnKeys; readonly on: boolean } => ({
  keys: useSyncExternalStore(changes.subscribe, ownKeys),
  on: useSyncExternalStore(changes.subscribe, areKeysOn),
});

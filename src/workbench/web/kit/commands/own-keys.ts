import { useSyncExternalStore } from 'react';
import { createStore } from '../../state/create-store.ts';

const places = { on: 'workbench.keys', own: 'workbench.own-keys' } as const;

export type OwnKeys = Readonly<Record<string, string>>;

// Counts the changes: the keys themselves are read from the browser's storage.
const changes = createStore(0);
const noteChange = (): void => {
  known = undefined;
  changes.set(changes.get() + 1);
};

const isOwnKeys = (value: unknown): value is OwnKeys =>
  typeof value === 'object' && value !== null && Object.values(value).every((key) => typeof key === 'string');

// Ignores values that another version or a user wrote.
const read = (): OwnKeys => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(places.own) ?? '{}');
    return isOwnKeys(value) ? value : {};
  } catch {
    return {};
  }
};

let known: { readonly text: string | null; readonly keys: OwnKeys } | undefined;

export const ownKeys = (): OwnKeys => {
  const text = localStorage.getItem(places.own);
  if (known?.text !== text) known = { text, keys: read() };
  return known.keys;
};

export const keyOf = (name: string, usual: string): string => ownKeys()[name] ?? usual;

export const chooseKey = (name: string, key: string | undefined): void => {
  const others = Object.fromEntries(Object.entries(ownKeys()).filter(([other]) => other !== name));
  localStorage.setItem(places.own, JSON.stringify(key === undefined ? others : { ...others, [name]: key }));
  noteChange();
};

export const forgetOwnKeys = (): void => {
  localStorage.removeItem(places.own);
  noteChange();
};

export const areKeysOn = (): boolean => localStorage.getItem(places.on) !== 'off';

// Single letters disturb speech input.
export const setKeysOn = (on: boolean): void => {
  localStorage.setItem(places.on, on ? 'on' : 'off');
  noteChange();
};

export const useOwnKeys = (): { readonly keys: OwnKeys; readonly on: boolean } => ({
  keys: useSyncExternalStore(changes.subscribe, ownKeys),
  on: useSyncExternalStore(changes.subscribe, areKeysOn),
});

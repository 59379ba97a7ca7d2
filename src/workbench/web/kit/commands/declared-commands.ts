import { createStore, useStore } from '../../state/create-store.ts';
import type { IconName } from '../icon.tsx';
import { keyOf } from './own-keys.ts';

export interface DeclaredCommand {
  readonly name: string;
  /** The key, unless the user chose another; undefined: only in the palette. */
  readonly usual?: string | undefined;
  readonly says: string;
  readonly icon?: IconName | undefined;
  readonly run: (event?: KeyboardEvent) => void;
}

interface Owner {
  readonly commands: readonly DeclaredCommand[];
}

let owners: readonly Owner[] = [];
const all = createStore<readonly DeclaredCommand[]>([]);

// The last declared comes first: it belongs to what was opened last.
const show = (next: readonly Owner[]): void => {
  owners = next;
  all.set(owners.toReversed().flatMap(({ commands }) => commands));
};

// Returns a function that removes them.
export const declareCommands = (commands: readonly DeclaredCommand[]): (() => void) => {
  const owner: Owner = { commands };
  show([...owners, owner]);
  return () => show(owners.filter((other) => other !== owner));
};

export const commandOfKey = (key: string): DeclaredCommand | undefined =>
  all.get().find(({ name, usual }) => usual !== undefined && keyOf(name, usual) === key);

export const beginsCommand = (key: string): boolean =>
  all.get().some(({ name, usual }) => usual !== undefined && keyOf(name, usual).startsWith(`${key} `));

export const useDeclaredCommands = (): readonly DeclaredCommand[] => {
  const commands = useStore(all);
  const names = new Set<string>();
  return commands.filter(({ name }) => names.size < names.add(name).size);
};

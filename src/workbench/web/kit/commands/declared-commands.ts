import { createStore, useStore } from '../../state/create-store.ts';
import type { IconName } from '../icon.tsx';
import { keyOf } from './own-keys.ts';

/** Something that can be done on the page that is open. */
export interface DeclaredCommand {
  readonly name: string;
  /** The key that does it unless another was chosen; undefined: the palette alone offers it. */
  readonly usual?: string | undefined;
  /** What it does, in the reader's language. */
  readonly says: string;
  readonly icon?: IconName | undefined;
  readonly run: (event?: KeyboardEvent) => void;
}

interface Owner {
  readonly commands: readonly DeclaredCommand[];
}

let owners: readonly Owner[] = [];
const all = createStore<readonly DeclaredCommand[]>([]);

/** What was declared last goes first: it belongs to what was opened last. */
const show = (next: readonly Owner[]): void => {
  owners = next;
  all.set(owners.toReversed().flatMap(({ commands }) => commands));
};

/** Says what can be done from now on; answers with how to take it back. */
export const declareCommands = (commands: readonly DeclaredCommand[]): (() => void) => {
  const owner: Owner = { commands };
  show([...owners, owner]);
  return () => show(owners.filter((other) => other !== owner));
};

/** The command of a key, or of two keys one after the other. */
export const commandOfKey = (key: string): DeclaredCommand | undefined =>
  all.get().find(({ name, usual }) => usual !== undefined && keyOf(name, usual) === key);

/** Whether some command begins with a key and goes on with another. */
export const beginsCommand = (key: string): boolean =>
  all.get().some(({ name, usual }) => usual !== undefined && keyOf(name, usual).startsWith(`${key} `));

/** Everything that can be done now, each command once. */
export const useDeclaredCommands = (): readonly DeclaredCommand[] => {
  const commands = useStore(all);
  const names = new Set<string>();
  return commands.filter(({ name }) => names.size < names.add(name).size);
};

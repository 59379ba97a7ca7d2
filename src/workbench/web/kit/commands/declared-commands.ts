import { createStore, useStore } from '../../state/create-store.ts';
import type { IconName } from '../icon.tsx';
import { keyOf } from './own-keys.ts';

export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** The default key, which the user can change; undefined for a command that is only in the palette. */
  readonly key?: string | undefined;
  readonly movesFocus?: true;
  /**
   * The reason why the action is unavailable. The palette shows it, and the page if the user presses the key.
   */
  readonly unavailable?: string | undefined;
  readonly run: (event?: KeyboardEvent) => void;
}

let declared: readonly (readonly Action[])[] = [];
const all = createStore<readonly Action[]>([]);

// The last declared comes first: it belongs to what was opened last.
const show = (next: typeof declared): void => {
  declared = next;
  all.set(declared.toReversed().flat());
};

// Returns a function that removes them.
export const declareCommands = (commands: readonly Action[]): (() => void) => {
  show([...declared, commands]);
  return () => show(declared.filter((other) => other !== commands));
};

export const commandOfKey = (key: string): Action | undefined =>
  all.get().find((action) => action.key !== undefined && keyOf(action.id, action.key) === key);

export const beginsCommand = (key: string): boolean =>
  all.get().some((action) => action.key !== undefined && keyOf(action.id, action.key).startsWith(`${key} `));

export const useDeclaredCommands = (): readonly Action[] => {
  const commands = useStore(all);
  const ids = new Set<string>();
  return commands.filter(({ id }) => ids.size < ids.add(id).size);
};

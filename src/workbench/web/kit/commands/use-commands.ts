import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { useToast } from '../toast.tsx';
import { catalogueEntries, type CommandName } from './catalogue.ts';
import { type Action, declareCommands } from './declared-commands.ts';

// The last declared wins a key. The list may be new at each render; only its ids and labels count.
export const useActions = (actions: readonly Action[]): void => {
  const showToast = useToast();
  const run = useEffectEvent((id: string, event: KeyboardEvent | undefined) => {
    const action = actions.find((one) => one.id === id);
    if (action?.unavailable === undefined) action?.run(event);
    else showToast(action.unavailable);
  });
  const described = JSON.stringify(actions);
  // With the page's elements, so that no key runs a command of the page before.
  useLayoutEffect(() => {
    const declared = JSON.parse(described) as readonly Omit<Action, 'run'>[];
    return declareCommands(declared.map((one) => ({ ...one, run: (event) => run(one.id, event) })));
  }, [described]);
};

export type Commands = Readonly<Partial<Record<CommandName, ((event?: KeyboardEvent) => void) | undefined>>>;

type Reasons = Readonly<Partial<Record<CommandName, string | undefined>>>;

// `unavailable` has the reasons of commands that cannot run now.
export const useCommands = (commands: Commands, unavailable: Reasons = {}): void => {
  const { t } = useWords();
  useActions(
    catalogueEntries.flatMap((entry) => {
      const run = commands[entry.id];
      return run
        ? [{ ...entry, label: t(`find.command.${entry.id}`), unavailable: unavailable[entry.id], run }]
        : [];
    }),
  );
};

export const useRowKeys = (list: RefObject<HTMLElement | null>): void => {
  const go = (step: 1 | -1): void => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next =
      links[
        at < 0 ? (step === 1 ? 0 : links.length - 1) : Math.min(Math.max(at + step, 0), links.length - 1)
      ];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useCommands({ next: () => go(1), previous: () => go(-1) });
};

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { catalogueEntries, type CommandName } from './catalogue.ts';
import { type DeclaredCommand, declareCommands } from './declared-commands.ts';

// The last declared wins a key. The list may be new at each render; only its names and texts count.
export const useActions = (actions: readonly DeclaredCommand[]): void => {
  const run = useEffectEvent((name: string, event: KeyboardEvent | undefined) => actions.find((one) => one.name === name)?.run(event));
  const told = JSON.stringify(actions.map(({ name, usual, says, icon }) => ({ name, usual, says, icon })));
  useEffect(() => {
    const declared = JSON.parse(told) as readonly Omit<DeclaredCommand, 'run'>[];
    return declareCommands(declared.map((one) => ({ ...one, run: (event) => run(one.name, event) })));
  }, [told]);
};

export type Commands = Readonly<Partial<Record<CommandName, ((event?: KeyboardEvent) => void) | undefined>>>;

export const useCommands = (commands: Commands): void => {
  const { t } = useWords();
  useActions(
    catalogueEntries.flatMap(({ name, key }) => {
      const run = commands[name];
      return run ? [{ name, usual: key, says: t(`find.command.${name}`), run }] : [];
    }),
  );
};

export const useRowKeys = (list: RefObject<HTMLElement | null>): void => {
  const go = (step: 1 | -1): void => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = links[at < 0 ? (step === 1 ? 0 : links.length - 1) : Math.min(Math.max(at + step, 0), links.length - 1)];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useCommands({ next: () => go(1), previous: () => go(-1) });
};

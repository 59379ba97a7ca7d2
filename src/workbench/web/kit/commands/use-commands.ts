import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { catalogueEntries, type CommandName } from './catalogue.ts';
import { type DeclaredCommand, declareCommands } from './declared-commands.ts';

/**
 * Declares what can be done while mounted: the keys, the palette and Help offer it. What is declared last wins where two have one key.
 * The list may be made anew with each drawing; only its names and words count.
 */
export const useActions = (actions: readonly DeclaredCommand[]): void => {
  const run = useEffectEvent((name: string, event: KeyboardEvent | undefined) => actions.find((one) => one.name === name)?.run(event));
  const told = JSON.stringify(actions.map(({ name, usual, says, icon }) => ({ name, usual, says, icon })));
  useEffect(() => {
    const declared = JSON.parse(told) as readonly Omit<DeclaredCommand, 'run'>[];
    return declareCommands(declared.map((one) => ({ ...one, run: (event) => run(one.name, event) })));
  }, [told]);
};

/** What happens on commands of the catalogue; undefined: it cannot be done now. */
export type Commands = Readonly<Partial<Record<CommandName, ((event?: KeyboardEvent) => void) | undefined>>>;

/** Declares commands of the catalogue while mounted, under their words and keys. */
export const useCommands = (commands: Commands): void => {
  const { t } = useWords();
  useActions(
    catalogueEntries.flatMap(({ name, key }) => {
      const run = commands[name];
      return run ? [{ name, usual: key, says: t(`find.command.${name}`), run }] : [];
    }),
  );
};

/** `j` and `k` go from one row's link to the next inside a list; Enter then opens it, as on any link. */
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

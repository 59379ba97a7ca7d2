import type { Portal } from '../../src/analysis/model/world.ts';
import type { Expression } from '../../src/rules/expression.ts';

type Mutable<Value> = Value extends object ? { -readonly [Name in keyof Value]: Mutable<Value[Name]> } : Value;

interface ItemDraft {
  readonly id: string;
  /** false: no words in either language. */
  readonly hasWords?: boolean;
  readonly [field: string]: unknown;
}

/** A configuration that may be edited, a copy of the one given. */
export const editable = (portal: Portal): Mutable<Portal> => structuredClone(portal) as Mutable<Portal>;

/** Puts an item into a new list of links at the end of a screen, with a title in both languages. */
export const addItem = (portal: Mutable<Portal>, key: string, { hasWords = true, ...item }: ItemDraft): string => {
  const screen = portal.config.screens.find((one) => one.key === key);
  if (!screen) throw new Error(`No screen ${key}`);
  screen.blocks = [...screen.blocks, { type: 'linkCards', id: `list${item.id}`, wordsKey: key, items: [item] } as never];
  for (const language of ['en', 'es'] as const) {
    const own = (portal.words[language].screens[key] ?? {}) as { items?: Record<string, unknown> };
    own.items = { ...own.items, ...(hasWords && { [item.id]: { title: `The ${item.id}` } }) };
  }
  return `${key}/list${item.id}/${item.id}`;
};

/** Adds or replaces a rule. */
export const setRule = (portal: Mutable<Portal>, name: string, logic: Expression): void => {
  portal.config.rules = { ...portal.config.rules, [name]: logic };
};

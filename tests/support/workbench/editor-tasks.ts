import { createHash } from 'node:crypto';
import { readMembers } from '../../../src/samples/read-members.ts';
import type { CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import type { Language } from '../../../src/config/portal-config.ts';
import { contextIn } from '../members/sample-context.ts';
import { screenIn } from '../members/sample-screen.ts';
import type { EditorHands } from './editor-hands.ts';
import type { Hands } from './hands.ts';

/** Something that a content editor does in a draft of their own. */
export interface EditorTask {
  /** What is wanted. */
  readonly title: string;
  /**
   * With how many interactions it is done at most, from the list of drafts on, by mouse and by keyboard
   * alone.
   */
  readonly most: { readonly mouse: number; readonly keyboard: number };
  readonly work: (editor: EditorHands, hand: Hands) => Promise<void>;
  /** What the draft then says otherwise, by address; everything else is as it was. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Of what `portal check` then warns, by address; of nothing unless given. It has no errors. */
  readonly warnings?: readonly string[];
  /** What members get of it, and what they should get. */
  readonly members?: (portal: CompiledPortal) => unknown;
  readonly get?: unknown;
}

/** What a sample member gets of a screen of a portal. */
export const shown = (portal: CompiledPortal, screen: string, id: string, language: Language = 'en') =>
  screenIn(screen, contextIn(portal, { id, language }));

/** An item of a screen, as a sample member gets it. */
export const itemOf = (
  portal: CompiledPortal,
  screen: string,
  id: string,
  item: string,
  language: Language = 'en',
) => shown(portal, screen, id, language).items.find((one) => one.id === item);

/** The sample members who get an item of a screen. */
export const readersOf = (portal: CompiledPortal, screen: string, item: string): readonly string[] =>
  readMembers().flatMap(({ id }) => (itemOf(portal, screen, id, item) ? [id] : []));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Both texts of a word as the file of pairs knows that they belong together. */
export const pairOf = (en: string, es: string) => ({ en: hashOf(en), es: hashOf(es) });

/** The address of a word in the file of pairs. */
export const pairAt = (word: string): string =>
  `locales/pairs.json#pairs/${word.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** A new word in both languages, by address: its texts, and that they belong together. */
export const newTexts = (
  section: string,
  steps: string,
  en: string,
  es: string,
): Readonly<Record<string, unknown>> => {
  const word = `locales/en/${section}.json#${steps}`;
  return { [word]: en, [`locales/es/${section}.json#${steps}`]: es, [pairAt(word)]: pairOf(en, es) };
};

/** The same of a word that said something else before: of its pair both sides are others. */
export const otherTexts = (
  section: string,
  steps: string,
  en: string,
  es: string,
): Readonly<Record<string, unknown>> => {
  const word = `locales/en/${section}.json#${steps}`;
  const pair = pairOf(en, es);
  return {
    ...{ [word]: en, [`locales/es/${section}.json#${steps}`]: es },
    ...{ [`${pairAt(word)}/en`]: pair.en, [`${pairAt(word)}/es`]: pair.es },
  };
};

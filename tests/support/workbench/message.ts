import { createInstance } from 'i18next';
import type { Values, WholeKey, WordKey } from '../../../src/workbench/web/i18n/use-words.ts';
import { en } from '../../../src/workbench/web/i18n/en.ts';
import { es } from '../../../src/workbench/web/i18n/es.ts';

/** A key of a message; one ending (`drafts.changes_other`) reads the same whatever the number. */
type MessageKey = WordKey | WholeKey;

type Tree = string | { readonly [name: string]: Tree };

/** The texts without their marks, which become elements on the page. */
const unmarked = (tree: Tree): Tree =>
  typeof tree === 'string'
    ? tree.replace(/<\/?\w+>/g, '')
    : Object.fromEntries(Object.entries(tree).map(([name, one]) => [name, unmarked(one)]));

/** A sign of the private use area: it stands where a value was not given. */
const hole = '\uE000';

const messages = createInstance();
void messages.init({
  initAsync: false,
  fallbackLng: false,
  resources: { en: { translation: unmarked(en) }, es: { translation: unmarked(es) } },
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  missingInterpolationHandler: () => hole,
});

type Language = 'en' | 'es';

const read = (language: Language, key: string, values: Values): string => {
  if (!messages.exists(key, { lng: language, ...values })) throw new Error(`There is no message at ${key}.`);
  return (messages.getFixedT(language) as (key: string, values: Values) => string)(key, values);
};

const messageIn =
  (language: Language) =>
  (key: MessageKey, values: Values = {}): string => {
    const text = read(language, key, values);
    if (text.includes(hole))
      throw new Error(`A value is missing in the message at ${key}: ${text.replaceAll(hole, '…')}`);
    return text;
  };

/** The message at a key as the workbench shows it in English. Throws where a value is missing. */
export const message = messageIn('en');

/** The message at a key as the workbench shows it in Spanish. Throws where a value is missing. */
export const spanishMessage = messageIn('es');

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a text that has all of these in this order. */
export const inOrder = (...parts: readonly (string | RegExp)[]): RegExp =>
  new RegExp(parts.map((part) => (typeof part === 'string' ? literally(part) : part.source)).join('[^]*'));

const patternIn =
  (language: Language) =>
  (key: MessageKey, values: Values = {}): RegExp =>
    new RegExp(literally(read(language, key, values)).replaceAll(hole, '.+'));

/** Matches the English message at a key, with any text for values that are not given. */
export const messagePattern = patternIn('en');

const fieldNamed =
  (say: typeof message) =>
  (language: Language, label: string): string =>
    `${label}, ${say(language === 'en' ? 'editor.form.english' : 'editor.form.spanish')}`;

/** The name of a field that holds one text in each language. */
export const fieldIn = fieldNamed(message);

/** All of these in the language of the workbench. */
export const messagesIn = (language: Language) => ({
  say: messageIn(language),
  like: patternIn(language),
  fieldIn: fieldNamed(messageIn(language)),
});

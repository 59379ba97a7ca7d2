import { fillMessage } from '../../../config/message-text.ts';
import type { Language } from '../../api/generated/api-shapes.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

export type ServerWord = keyof typeof en;

const words: Readonly<Record<Language, Readonly<Record<ServerWord, string>>>> = { en, es };

export const serverText = (language: Language, word: ServerWord, name = ''): string =>
  fillMessage(words[language][word], { name }, String);

const rank = (part: string): { readonly tag: string; readonly weight: number } => {
  const [tag = '', ...more] = part.split(';').map((one) => one.trim().toLowerCase());
  const weight = more.find((one) => one.startsWith('q='));
  return { tag, weight: weight === undefined ? 1 : Number(weight.slice('q='.length)) || 0 };
};

// Browsers name a handful; a client that sends more is not a browser.
const mostTags = 20;

export const askedLanguage = (header: string | undefined): Language => {
  const tags = (header ?? '').split(',', mostTags).map(rank);
  const weightOf = (language: Language): number =>
    Math.max(
      0,
      ...tags
        .filter(({ tag }) => tag === language || tag.startsWith(`${language}-`))
        .map(({ weight }) => weight),
    );
  const english = weightOf('en');
  const spanish = weightOf('es');
  if (spanish !== english || spanish === 0) return spanish > english ? 'es' : 'en';
  const first = tags.find(({ tag }) => tag.startsWith('en') || tag.startsWith('es'));
  return first?.tag.startsWith('es') === true ? 'es' : 'en';
};

export const isServerWord = (code: string): code is ServerWord => Object.hasOwn(en, code);

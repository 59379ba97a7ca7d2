import { readConfig } from '../../../src/config/files/read-config.ts';
import { type SourceFiles, sourceOf } from '../../../src/config/files/source.ts';
import { confirmedSource } from './confirmed-source.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Screen extends Fields {
  readonly key: string;
  readonly blocks?: readonly unknown[];
}

/** More variants than the shipped ones, so that the table has twelve columns. */
const furtherVariants = [
  { name: 'drug', when: 'isDrugPlan', says: { en: 'drug plan', es: 'plan de medicamentos' } },
  { name: 'employer', when: 'isEmployerLinked', says: { en: 'employer plan', es: 'plan de empleador' } },
  { name: 'subscriber', when: 'isSubscriber', says: { en: 'subscriber', es: 'suscriptor' } },
];

const copyOf = (key: string, number: number): string => `${key}.copy${number}`;

/** A path for each copy of a screen, in either language. */
const pathOf = (key: string, number: number): string => `${key.replaceAll('.', '-').toLowerCase()}-${number}`;

const written = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/**
 * What a screen may have once: its place in a menu and further addresses that lead to it, and what hangs on
 * them.
 */
const ownFields = ['menu', 'aliases', 'parent'];

const copiedScreen = (screen: Screen, number: number): Screen => ({
  ...(Object.fromEntries(Object.entries(screen).filter(([name]) => !ownFields.includes(name))) as Screen),
  key: copyOf(screen.key, number),
});

const withCopies = (text: string, copies: readonly number[]): string => {
  const file = JSON.parse(text) as { readonly screens: readonly Screen[] };
  const copied = copies.flatMap((number) => file.screens.map((screen) => copiedScreen(screen, number)));
  return written({ ...file, screens: [...file.screens, ...copied] });
};

const withCopiedWords = (text: string, copies: readonly number[]): string => {
  const file = JSON.parse(text) as Readonly<Record<string, Fields>>;
  const copied = copies.flatMap((number) =>
    Object.entries(file)
      .filter(([key]) => key !== '$schema')
      .map(([key, words]) => [
        copyOf(key, number),
        'path' in words ? { ...words, path: pathOf(key, number) } : words,
      ]),
  );
  return written({ ...file, ...Object.fromEntries(copied) });
};

const withVariants = (text: string): string => {
  const file = JSON.parse(text) as { readonly variants: readonly unknown[] };
  return written({ ...file, variants: [...file.variants, ...furtherVariants] });
};

/** The sections whose screens may be there more than once. */
const sections = ['account', 'billing', 'claims', 'coverage', 'find-care', 'pharmacy'];

/**
 * The shipped source with `count` copies of its screens and three more plan variants: 2,000 items by twelve
 * columns with six, and more than 10,000 with 32.
 */
export const largeSource = (count = 6): SourceFiles => {
  const copies = Array.from({ length: count }, (_, index) => index + 1);
  const isOf = (folder: string, file: string): boolean =>
    sections.some((name) => file === `${folder}/${name}.json`);
  const files = Object.entries(sourceOf(readConfig('config', 'locales'))).map(([file, text]) => {
    if (file === 'config/rules/plans.json') return [file, withVariants(text)] as const;
    if (isOf('config/screens', file)) return [file, withCopies(text, copies)] as const;
    if (isOf('locales/en', file) || isOf('locales/es', file))
      return [file, withCopiedWords(text, copies)] as const;
    return [file, text] as const;
  });
  return confirmedSource(Object.fromEntries(files));
};

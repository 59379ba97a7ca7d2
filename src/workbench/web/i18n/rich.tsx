import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { type Language, useWords, type Values, type WordKey } from './use-words.ts';

interface Props {
  readonly of: WordKey;
  readonly values?: Values;
  /** What stands for `<name>` marks in the word; `<b>` is bold without being told. */
  readonly parts?: Readonly<Record<string, ReactElement<{ readonly children?: ReactNode }>>>;
}

/** Signs of the private use area, which no keyboard writes: what stands between them is the place of a value, filled in after the marks were read. */
const [begin, end] = ['\uE000', '\uE001'];

/** A text with its values in their places. */
const filled = (text: string, values: readonly string[]): string =>
  text
    .split(begin)
    .map((piece, at) => {
      if (at === 0) return piece;
      const [place = '', ...rest] = piece.split(end);
      return (values[Number(place)] ?? '') + rest.join(end);
    })
    .join('');

/**
 * A word with marked parts, such as `<b>{name}</b> wrote it`: values stay text whatever they hold (names of drafts have braces and angle
 * brackets), only the word's own marks become elements. Marks do not stand inside each other.
 */
export const Rich = ({ of, values = {}, parts = {} }: Props) => {
  const { t } = useWords();
  const texts = Object.values(values).map(String);
  const places = Object.entries(values).map(([name, value], at) => [name, typeof value === 'number' ? value : begin + String(at) + end]);
  const [before = '', ...marked] = t(of, Object.fromEntries(places) as Values).split('<');
  return (
    <>
      {filled(before, texts)}
      {marked.map((piece, at) => {
        const [name = '', ...rest] = piece.split('>');
        const text = filled(rest.join('>'), texts);
        const part = parts[name] ?? <b className="strong" />;
        return <Fragment key={`${name}${at}`}>{name.startsWith('/') ? text : cloneElement(part, {}, text)}</Fragment>;
      })}
    </>
  );
};

/** A message as a sentence: the check begins with a small letter, as its place stands before it. A name at its start stays as it is written. */
const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const quotes = { en: ['“', '”'], es: ['«', '»'] } as const;

/** A message of the check where nothing can be drawn in it, such as below a field: its names in the quotation marks of the language. */
export const plainly = (text: string, language: Language): string => {
  const [opens, closes] = quotes[language];
  return asSentence(text)
    .split('`')
    .map((piece, at) => (at % 2 === 0 ? piece : opens + piece + closes))
    .join('');
};

interface SaidProps {
  /** A message of the check, with names of the files between backticks. */
  readonly text: string;
  /** What readers call something of that name; undefined where they have no other word for it. */
  readonly nameOf?: ((name: string) => string | undefined) | undefined;
}

/** A message of the check as it is read on a page: names that stand between backticks as readers call them, in quotation marks, else as code; the rest as it is. */
export const Said = ({ text, nameOf }: SaidProps) =>
  asSentence(text)
    .split('`')
    .map((piece, at) => {
      if (at % 2 === 0) return <Fragment key={at}>{piece}</Fragment>;
      const name = nameOf?.(piece);
      return name === undefined ? (
        <code key={at} className="code">
          {piece}
        </code>
      ) : (
        <q key={at} title={piece}>
          {name}
        </q>
      );
    });

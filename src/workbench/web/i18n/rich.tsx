import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { type Language, useWords, type Values, type WordKey } from './use-words.ts';

interface Props {
  of: WordKey;
  values?: Values;
  /** Elements that replace `<name>` tags in the text; `<b>` is bold by default. */
  parts?: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
}

// Private use characters, which no keyboard types, mark a value: it is filled in after the marks are read.
const begin = '\uE000';
const end = '\uE001';

const filled = (text: string, values: readonly string[]): string =>
  text
    .split(begin)
    .map((piece, at) => {
      if (at === 0) return piece;
      const [file = '', ...rest] = piece.split(end);
      return (values[Number(file)] ?? '') + rest.join(end);
    })
    .join('');

// Only the message's own marks become elements: values may contain braces and angle brackets. Marks cannot be
// nested.
export const Rich = ({ of, values = {}, parts = {} }: Props) => {
  const { t } = useWords();
  const texts = Object.values(values).map(String);
  const places = Object.entries(values).map(([name, value], at) => [
    name,
    typeof value === 'number' ? value : begin + String(at) + end,
  ]);
  const [before = '', ...marked] = t(of, Object.fromEntries(places) as Values).split('<');
  return (
    <>
      {filled(before, texts)}
      {marked.map((piece, at) => {
        const [name = '', ...rest] = piece.split('>');
        const text = filled(rest.join('>'), texts);
        const part = parts[name] ?? <b className="strong" />;
        return (
          <Fragment key={`${name}${at}`}>
            {name.startsWith('/') ? text : cloneElement(part, {}, text)}
          </Fragment>
        );
      })}
    </>
  );
};

// Messages of the check start in lowercase, because the position precedes them. A name keeps its case.
const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const quotes = { en: ['“', '”'], es: ['«', '»'] } as const;

// Where nothing can be formatted, such as below a field: names in quotation marks.
export const plainly = (text: string, language: Language): string => {
  const [opens, closes] = quotes[language];
  return asSentence(text)
    .split('`')
    .map((piece, at) => (at % 2 === 0 ? piece : opens + piece + closes))
    .join('');
};

interface SentenceProps {
  text: string;
  nameOf?: ((name: string) => string | undefined) | undefined;
}

export const Sentence = ({ text, nameOf }: SentenceProps) =>
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

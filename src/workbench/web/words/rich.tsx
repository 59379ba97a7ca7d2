import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import type { Values, WordKey } from './use-words.ts';

interface Props {
  readonly of: WordKey;
  readonly values?: Values;
  /** What stands for `<name>` marks in the word; `<b>` is bold without being told. */
  readonly parts?: Readonly<Record<string, ReactElement>>;
}

/** Values are taken in as escaped text and read back after the marks, so that a name such as `<b>` stays a name. */
const asText = { interpolation: { escapeValue: true } };

/** A word with marked parts, such as `<b>{name}</b> wrote it`: values stay text, only the named marks become elements. */
export const Rich = ({ of, values = {}, parts = {} }: Props) => {
  const key: string = of;
  return <Trans i18nKey={key} values={values} components={{ b: <b className="strong" />, ...parts }} tOptions={asText} shouldUnescape />;
};

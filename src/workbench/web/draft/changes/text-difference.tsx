import type { ReactNode } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { type ChangedPart, namesOfSigns } from '../content/named-signs.ts';
import { type TextPart, textParts } from '../content/text-parts.ts';

/** Shows the names of characters in a changed text that are invisible or look like others. */
export const SignNames = (changed: ChangedPart) => {
  const { language } = useWords();
  const names = namesOfSigns(changed, language);
  return names !== '' && <span className="small muted" lang={language}>{` (${names}) `}</span>;
};

const partsOf = ({ before, after, isWhole = false }: Props): readonly TextPart[] => {
  if (after === null) return [{ kind: 'gone', text: before ?? '' }];
  return before === null || isWhole ? [{ kind: 'new', text: after }] : textParts(before, after);
};

interface Props {
  /** Null if there is no text on this side. */
  before: string | null;
  after: string | null;
  /** True for an address, which is compared as a whole. Texts are compared word by word. */
  isWhole?: boolean;
  /** Renders the parts that are not deleted. */
  draw?: (text: string) => ReactNode;
}

/** Shows a text before and after a change. Every page that compares texts uses it. */
export const TextDifference = (props: Props) => {
  const { before, after, draw = (text) => text } = props;
  return partsOf(props).map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{draw(text)}</span>;
    const [own, other] = kind === 'gone' ? [before, after] : [after, before];
    return (
      <span key={index}>
        {kind === 'gone' ? <del>{text}</del> : <ins>{draw(text)}</ins>}
        <SignNames part={text} text={own ?? ''} other={other ?? ''} />
      </span>
    );
  });
};

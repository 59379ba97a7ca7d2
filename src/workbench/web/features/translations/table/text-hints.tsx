import { createContext, use } from 'react';
import { placeholdersIn } from '../../../draft/content/placeholders.ts';
import { linesOf, type Measure, mostLines, roomOf, sampleText } from '../../../draft/content/text-room.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Icon } from '../../../kit/icon.tsx';
import { checkTerms } from '../status/terms.ts';
import { Placeholder } from './filled-in-text.tsx';
import type { EditedText } from './use-edited-text.ts';
import { statusClass } from '../../../kit/marks.tsx';

interface TextMeasure {
  readonly measure: Measure;
  readonly values: Readonly<Record<string, string>>;
}

export const TextMeasureContext = createContext<TextMeasure>({ measure: (text) => text.length, values: {} });

export const useTextMeasure = (): TextMeasure => use(TextMeasureContext);

interface Props extends Pick<EditedText, 'row' | 'language' | 'other'> {
  text: string;
}

export const TextHints = ({ row, language, text, other }: Props) => {
  const { t } = useWords();
  const { measure, values } = useTextMeasure();
  const room = roomOf(row);
  const lines = room && linesOf(sampleText(text, values), room, measure);
  const hints = language === 'es' ? checkTerms(other ?? '', text) : [];
  return (
    <>
      {placeholdersIn(text).map((name) => (
        <span key={name} className={statusClass('yes')}>
          <Icon name="check" size="xs" />
          <Placeholder>{name}</Placeholder>
        </span>
      ))}
      {hints.map((hint) => (
        <span key={`${hint.term} ${hint.word}`} className={statusClass(hint.kind === 'kept' ? 'yes' : 'if')}>
          <Icon name={hint.kind === 'kept' ? 'check' : 'alert'} size="xs" />
          {hint.kind === 'kept'
            ? hint.word
            : t(`words.term.${hint.kind}`, { ...hint, other: hint.other ?? '' })}
        </span>
      ))}
      {lines !== undefined && (
        <span className={lines > mostLines ? statusClass('if') : 'muted'}>
          {t('words.lines', { count: lines, most: mostLines })}
        </span>
      )}
    </>
  );
};

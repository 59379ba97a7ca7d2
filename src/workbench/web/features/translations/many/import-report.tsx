import { useMemo } from 'react';
import type { ImportedWord } from '../../../../api/generated/api-shapes.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Pill } from '../../../kit/marks.tsx';
import type { MarkedWord } from '../marks/word-filters.ts';

type Result = ImportedWord['result'];

/** In the order of the report: what is left out first, as somebody has to look at it. */
const results: readonly Result[] = ['placeholder-lost', 'unknown', 'english-changed', 'taken', 'unchanged'];

const looks = {
  'placeholder-lost': ['bad', 'alert'],
  unknown: ['bad', 'search'],
  'english-changed': ['wait', 'clock'],
  taken: ['ok', 'check'],
  unchanged: ['plain', 'minus'],
} as const;

/** So many words of one result are listed; the rest is a number. */
const mostListed = 200;

/** What comes of each word of a translator's file, by result. */
export const ImportReport = ({ told, words }: { readonly told: readonly ImportedWord[]; readonly words: readonly MarkedWord[] }) => {
  const { t } = useWords();
  const english = useMemo(() => new Map(words.map(({ row }) => [row.address, row.en])), [words]);
  return (
    <div className="col" role="status">
      {results.map((result) => {
        const own = told.filter((word) => word.result === result);
        if (own.length === 0) return null;
        const [tone, icon] = looks[result];
        const isOpen = result !== 'unchanged' && result !== 'taken';
        return (
          <details key={result} open={isOpen} className="told-words">
            <summary>
              <Pill tone={tone} icon={icon}>
                {t(`words.in.result.${result}`)}
              </Pill>{' '}
              {t(`words.in.count`, { count: own.length })}
            </summary>
            <p className="small muted">{t(`words.in.means.${result}`)}</p>
            <ul className="small">
              {own.slice(0, mostListed).map(({ address }, at) => (
                <li key={`${address} ${at}`}>
                  {english.has(address) ? <span lang="en">{english.get(address)}</span> : null} <span className="code">{address}</span>
                </li>
              ))}
              {own.length > mostListed && <li>{t('words.in.more', { count: own.length - mostListed })}</li>}
            </ul>
          </details>
        );
      })}
    </div>
  );
};

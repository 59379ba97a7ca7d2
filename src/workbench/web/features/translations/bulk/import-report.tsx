import { useMemo } from 'react';
import type { ImportedWord } from '../../../../api/generated/api-shapes.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Pill } from '../../../kit/marks.tsx';
import type { ListedText } from '../status/text-filters.ts';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './import-report.module.css';

type Result = ImportedWord['result'];

// Rejected texts come first, because they need a correction.
const results: readonly Result[] = [
  'conflict',
  'placeholder-lost',
  'other-english',
  'emptied',
  'damaged',
  'repeated',
  'unknown',
  'not-returned',
  'english-changed',
  'unconfirmed',
  'taken',
  'confirmed',
  'unchanged',
];

const looks = {
  conflict: ['wait', 'alert'],
  'placeholder-lost': ['bad', 'alert'],
  'other-english': ['bad', 'alert'],
  emptied: ['bad', 'alert'],
  damaged: ['bad', 'alert'],
  repeated: ['bad', 'alert'],
  unknown: ['bad', 'search'],
  'not-returned': ['wait', 'minus'],
  'english-changed': ['wait', 'clock'],
  unconfirmed: ['wait', 'clock'],
  taken: ['ok', 'check'],
  confirmed: ['ok', 'check'],
  unchanged: ['plain', 'minus'],
} as const;

const mostListed = 200;

interface ResultProps {
  result: Result;
  words: readonly ImportedWord[];
  english: ReadonlyMap<string, string>;
}

const ResultPart = ({ result, words, english }: ResultProps) => {
  const { t } = useWords();
  const [tone, icon] = looks[result];
  return (
    <details open={result !== 'unchanged' && result !== 'taken'}>
      <summary>
        <Pill tone={tone} icon={icon}>
          {t(`words.in.result.${result}`)}
        </Pill>{' '}
        {t('words.in.count', { count: words.length })}
      </summary>
      <p className="small muted">{t(`words.in.means.${result}`)}</p>
      <ul className={joinClasses('small', styles.texts)}>
        {words.slice(0, mostListed).map(({ address }, at) => (
          <li key={`${address} ${at}`}>
            {english.has(address) ? <span lang="en">{english.get(address)}</span> : null}{' '}
            <span className="code">{address}</span>
          </li>
        ))}
        {words.length > mostListed && <li>{t('words.in.more', { count: words.length - mostListed })}</li>}
      </ul>
    </details>
  );
};

interface Props {
  imported: readonly ImportedWord[];
  texts: readonly ListedText[];
}

export const ImportReport = ({ imported, texts }: Props) => {
  const english = useMemo(() => new Map(texts.map(({ row }) => [row.address, row.en])), [texts]);
  return (
    <div className="col" role="status">
      {results.map((result) => {
        const words = imported.filter((word) => word.result === result);
        return words.length > 0 && <ResultPart key={result} {...{ result, words, english }} />;
      })}
    </div>
  );
};

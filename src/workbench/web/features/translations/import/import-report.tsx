import { useMemo, useState } from 'react';
import type { Imported, ImportedWord } from '../../../../api/generated/api-shapes.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { ToggleChip } from '../../../kit/chip.tsx';
import type { TextLocation } from '../source/text-location.ts';
import {
  chooseAll,
  type Choices,
  conflictsIn,
  type Result,
  resultOrder,
  sortedWords,
} from './import-choices.ts';
import { ImportColumns, ImportRow, UnreadRow } from './import-row.tsx';
import styles from './import-report.module.css';

type Shown = 'all' | 'unread' | Result;

interface FilterProps {
  counts: ReadonlyMap<Shown, number>;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

const ResultFilter = ({ counts, shown, onShow }: FilterProps) => {
  const { t } = useWords();
  const nameOf = (one: Shown): string => {
    if (one === 'all') return t('words.in.all');
    return one === 'unread' ? t('words.in.unread') : t(`words.in.result.${one}`);
  };
  return (
    <div className="row wrap" role="group" aria-label={t('words.in.show')}>
      {[...counts].map(([one, count]) => (
        <ToggleChip key={one} isOn={one === shown} onClick={() => onShow(one)}>
          {nameOf(one)} <b>{count}</b>
        </ToggleChip>
      ))}
    </div>
  );
};

const countsOf = ({ words, unread }: Imported): ReadonlyMap<Shown, number> => {
  const results = Map.groupBy(words, ({ result }) => result);
  return new Map<Shown, number>([
    ['all', words.length + unread.length],
    ...(unread.length > 0 ? [['unread', unread.length] as const] : []),
    ...resultOrder.flatMap((result) => {
      const count = results.get(result)?.length ?? 0;
      return count > 0 ? [[result, count] as const] : [];
    }),
  ]);
};

interface AllProps {
  words: readonly ImportedWord[];
  left: number;
  onChoose: (change: Choices) => void;
}

const AllConflicts = ({ words, left, onChoose }: AllProps) => {
  const { t } = useWords();
  const count = conflictsIn(words).length;
  if (count === 0) return null;
  return (
    <div className={styles.all}>
      <span className="grow" role="status">
        <b className="strong">{t('words.in.conflicts', { count })}</b>{' '}
        <span>{t('words.in.solved', { solved: count - left, count })}</span>
      </span>
      <Button small onClick={() => onChoose(chooseAll(words, 'draft'))}>
        {t('words.in.keepAll')}
      </Button>
      <Button small onClick={() => onChoose(chooseAll(words, 'file'))}>
        {t('words.in.takeAll')}
      </Button>
    </div>
  );
};

// More rows than an editor reads at once; a page with thousands is slow.
const rowsAtOnce = 200;

interface Props {
  compared: Imported;
  choices: Choices;
  left: number;
  locations: ReadonlyMap<string, TextLocation>;
  onChoose: (change: Choices) => void;
}

/** Lists every text of a file before and after an import. */
export const ImportReport = ({ compared, choices, left, locations, onChoose }: Props) => {
  const { t } = useWords();
  const [shown, setShown] = useState<Shown>('all');
  const [most, setMost] = useState(rowsAtOnce);
  const counts = useMemo(() => countsOf(compared), [compared]);
  const sorted = useMemo(() => sortedWords(compared.words), [compared]);
  const filter = counts.has(shown) ? shown : 'all';
  const words = sorted.filter(({ result }) => filter === 'all' || result === filter);
  const unread = filter === 'all' || filter === 'unread' ? compared.unread : [];
  return (
    <>
      <ResultFilter
        {...{ counts, shown: filter }}
        onShow={(one) => {
          setShown(one);
          setMost(rowsAtOnce);
        }}
      />
      <AllConflicts words={compared.words} {...{ left, onChoose }} />
      <div className="panel clipped">
        <ImportColumns />
        <ul className={styles.list} aria-label={t('words.in.list')}>
          {unread.map((part) => (
            <UnreadRow key={`${part.line} ${part.address}`} {...part} />
          ))}
          {words.slice(0, most).map((word, at) => (
            <ImportRow
              key={`${word.address} ${at}`}
              {...{ word, onChoose }}
              location={locations.get(word.address)}
              chosen={choices[word.address]}
            />
          ))}
        </ul>
        {words.length > most && (
          <div className={styles.more}>
            <Button onClick={() => setMost(most + rowsAtOnce)}>
              {t('words.in.more', { count: Math.min(rowsAtOnce, words.length - most) })}
            </Button>
          </div>
        )}
      </div>
    </>
  );
};

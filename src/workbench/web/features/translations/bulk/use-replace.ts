import { useMemo, useState } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { useToast } from '../../../kit/toast.tsx';
import { applyUnsavedEdits, type TranslationsSource } from '../source/translations-source.ts';
import type { ListedText } from '../status/text-filters.ts';
import { findMatches, type Replacement, type ReplacementMatch } from './replacement.ts';

const noReplacement: Replacement = { language: 'en', phrase: '', by: '', isWhole: true, isExact: false };

export const useReplace = (
  { outbox }: TranslationsSource,
  all: readonly ListedText[],
  onClose: () => void,
) => {
  const { t } = useWords();
  const showToast = useToast();
  const [replacement, setReplacement] = useState(noReplacement);
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [rows] = useState(() => all.map(({ row }) => applyUnsavedEdits(row, outbox)));
  const matches = useMemo(() => findMatches(rows, replacement), [rows, replacement]);
  const isIncluded = ({ row, fault }: ReplacementMatch): boolean =>
    fault === undefined && !excluded.has(row.address);
  const included = matches.filter(isIncluded);
  const { language } = replacement;
  return {
    replacement,
    matches,
    included,
    isIncluded,
    change: (part: Partial<Replacement>): void => {
      setReplacement({ ...replacement, ...part });
      setExcluded(new Set());
    },
    include: (address: string, isIn: boolean): void => {
      const others = [...excluded].filter((one) => one !== address);
      setExcluded(new Set(isIn ? others : [...others, address]));
    },
    replace: (): void => {
      if (!outbox || included.length === 0) return;
      const saved = new Map(all.map(({ row }) => [row.address, row]));
      for (const { row, after } of included)
        outbox.type(
          language === 'en' ? row.address : row.spanish,
          saved.get(row.address)?.[language] ?? null,
          after,
        );
      void outbox.flush();
      showToast(t('words.replace.done', { count: included.length }));
      onClose();
    },
  };
};

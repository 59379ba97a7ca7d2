import { useState } from 'react';
import type { WordReaders } from '../../../../authoring/words/word-readers.ts';
import { useWords } from '../../i18n/use-words.ts';
import { SearchBox } from '../../kit/commands/search-box.tsx';
import { Pick } from '../../kit/fields.tsx';
import { groupName } from './context/word-where.ts';
import { type MarkedWord, type Show, showNames, type WordFilter } from './marks/word-filters.ts';

interface Props {
  readonly all: readonly MarkedWord[];
  readonly filter: WordFilter;
  readonly counts: Readonly<Record<Show, number>>;
  readonly readers: WordReaders | undefined;
  readonly isDraft: boolean;
  readonly onChange: (name: 'show' | 'screen' | 'plan' | 'find', value: string) => void;
}

/** The screens and other parts that have words, as they stand in the table. */
const useGroups = (all: readonly MarkedWord[]) => {
  const { language, t } = useWords();
  return [...new Map(all.map(({ row }) => [row.group, row])).values()].map((row) => ({
    value: row.group,
    label: groupName(row, language, t),
  }));
};

/** What is chosen of the words: by state with counts, by screen, by who reads them, by a word in either language. */
export const WordTools = ({ all, filter, counts, readers, isDraft, onChange }: Props) => {
  const { t } = useWords();
  const groups = useGroups(all);
  // Typed text stays on the page: the router shows a new address only after a while, and would put a field back meanwhile.
  const [find, setFind] = useState(filter.find);
  return (
    <div className="row wrap tools words-tools">
      <div className="row wrap" role="group" aria-label={t('words.show.label')}>
        {showNames
          .filter((name) => name !== 'changed' || isDraft)
          .map((name) => (
            <button
              key={name}
              type="button"
              className={name === filter.show ? 'chip' : 'chip add'}
              aria-pressed={name === filter.show}
              onClick={() => onChange('show', name === 'all' ? '' : name)}
            >
              {t(`words.show.${name}`)} <b>{counts[name]}</b>
            </button>
          ))}
      </div>
      <div className="row wrap">
        <SearchBox
          label={t('words.search')}
          value={find}
          onChange={(value) => {
            setFind(value);
            onChange('find', value);
          }}
        />
        <Pick label={t('words.screen.label')} value={filter.screen} onChange={({ target }) => onChange('screen', target.value)}>
          <option value="">{t('words.screen.all')}</option>
          {groups.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Pick>
        <Pick label={t('words.plan.label')} value={filter.plan} onChange={({ target }) => onChange('plan', target.value)}>
          <option value="">{t('words.plan.all')}</option>
          {readers?.plans.map(({ name, says }) => (
            <option key={name} value={name}>
              {says}
            </option>
          ))}
        </Pick>
      </div>
    </div>
  );
};

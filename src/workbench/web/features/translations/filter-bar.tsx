import { useState } from 'react';
import type { WordReaders } from '../../../../authoring/words/word-readers.ts';
import { useWords } from '../../i18n/use-words.ts';
import { SearchBox } from '../../kit/commands/search-box.tsx';
import { Pick as PickField } from '../../kit/fields.tsx';
import { groupName } from './source/text-location.ts';
import {
  type ListedText,
  type StatusFilter,
  statusFilterNames,
  type TextFilter,
} from './status/text-filters.ts';
import { joinClasses } from '../../kit/join-classes.ts';
import styles from './filter-bar.module.css';
import { ToggleChip } from '../../kit/chip.tsx';

interface Props {
  all: readonly ListedText[];
  filter: TextFilter;
  counts: Readonly<Record<StatusFilter, number>>;
  readers: WordReaders | undefined;
  isDraft: boolean;
  onChange: (name: keyof TextFilter, value: string) => void;
}

const StatusChips = ({ filter, counts, isDraft, onChange }: Omit<Props, 'all' | 'readers'>) => {
  const { t } = useWords();
  return (
    <div className="row wrap" role="group" aria-label={t('words.show.label')}>
      {statusFilterNames
        .filter((name) => name !== 'changed' || isDraft)
        .map((name) => (
          <ToggleChip
            key={name}
            isOn={name === filter.show}
            onClick={() => onChange('show', name === 'all' ? '' : name)}
          >
            {t(`words.show.${name}`)} <b>{counts[name]}</b>
          </ToggleChip>
        ))}
    </div>
  );
};

interface PickProps extends Pick<Props, 'filter' | 'onChange'> {
  name: 'screen' | 'plan';
  options: readonly { value: string; label: string }[];
}

const FilterPick = ({ name, options, filter, onChange }: PickProps) => {
  const { t } = useWords();
  return (
    <PickField
      label={t(`words.${name}.label`)}
      value={filter[name]}
      onChange={({ target }) => onChange(name, target.value)}
    >
      <option value="">{t(`words.${name}.all`)}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </PickField>
  );
};

export const FilterBar = ({ all, filter, counts, readers, isDraft, onChange }: Props) => {
  const { t, language } = useWords();
  const groups = new Map(
    all.map(({ row }) => [row.group, { value: row.group, label: groupName(row, language, t) }]),
  );
  // The field keeps its own text: the address of the page follows later and would undo keys.
  const [find, setFind] = useState(filter.find);
  return (
    <div className={joinClasses('row wrap tools', styles.bar)}>
      <StatusChips {...{ filter, counts, isDraft, onChange }} />
      <div className="row wrap">
        <SearchBox
          className={styles.search}
          label={t('words.search')}
          value={find}
          onChange={(value) => {
            setFind(value);
            onChange('find', value);
          }}
        />
        <FilterPick name="screen" {...{ filter, onChange }} options={[...groups.values()]} />
        <FilterPick
          name="plan"
          {...{ filter, onChange }}
          options={(readers?.plans ?? []).map(({ name, says }) => ({ value: name, label: says }))}
        />
      </div>
    </div>
  );
};

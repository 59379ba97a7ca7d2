import { useState } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { ComboBox } from '../../kit/combo-box/combo-box.tsx';
import { type ComboOption, matchesSearch } from '../../kit/combo-box/combo-options.ts';
import { Chip } from '../../kit/chip.tsx';

interface Props {
  label: string;
  names: readonly string[];
  options: readonly ComboOption[];
  onChange: (names: readonly string[]) => void;
  /** True if the field also accepts names that are not among the options. */
  isFree?: boolean;
}

const NameChips = ({ names, options, onChange }: Pick<Props, 'names' | 'options' | 'onChange'>) => {
  const { t } = useWords();
  return (
    <span className="row wrap">
      {names.map((name) => (
        <Chip
          key={name}
          removeLabel={t('kept.takeAway', { name })}
          onRemove={() => onChange(names.filter((one) => one !== name))}
        >
          {options.find(({ value }) => value === name)?.label ?? name}
        </Chip>
      ))}
    </span>
  );
};

export const NameListField = ({ label, names, options, onChange, isFree = false }: Props) => {
  const { t } = useWords();
  const [text, setText] = useState('');
  const add = (name: string): void => {
    if (name.trim() !== '' && !names.includes(name.trim())) onChange([...names, name.trim()]);
    setText('');
  };
  const open = options.filter(({ value }) => !names.includes(value));
  const typed = text.trim();
  const isNew = isFree && typed !== '' && !open.some((option) => matchesSearch(option, typed));
  return (
    <div className="col">
      {names.length > 0 && <NameChips {...{ names, options, onChange }} />}
      <ComboBox
        label={label}
        value={text}
        options={isNew ? [{ value: typed, label: typed, more: t('kept.asTyped') }] : open}
        none={t('questions.none')}
        takesFirst={(entered) => entered.trim() !== ''}
        onType={setText}
        onChoose={({ value }) => add(value)}
        onLeave={() => {
          if (isFree) add(text);
        }}
      />
    </div>
  );
};

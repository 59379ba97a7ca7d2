import { useState } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { ComboBox, type ComboOption, fits } from '../../kit/combo-box.tsx';
import { Icon } from '../../kit/icon.tsx';
import { TextButton } from '../../kit/button.tsx';

interface Props {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly options: readonly ComboOption[];
  readonly choose: (names: readonly string[]) => void;
  /** What was typed may be taken as it is. */
  readonly isFree?: boolean;
}

/** Several names, found by typing, each as a chip that can be taken away. */
export const ChosenNames = ({ label, chosen, options, choose, isFree = false }: Props) => {
  const { t } = useWords();
  const [typed, type] = useState('');
  const add = (name: string): void => {
    if (name.trim() !== '' && !chosen.includes(name.trim())) choose([...chosen, name.trim()]);
    type('');
  };
  const open = options.filter(({ value }) => !chosen.includes(value));
  const written = typed.trim();
  const isNew = isFree && written !== '' && !open.some((option) => fits(option, written));
  return (
    <div className="col chosen-names">
      {chosen.length > 0 && (
        <span className="row wrap">
          {chosen.map((name) => (
            <span key={name} className="chip">
              {options.find(({ value }) => value === name)?.label ?? name}
              <TextButton aria-label={t('kept.takeAway', { name })} onClick={() => choose(chosen.filter((one) => one !== name))}>
                <Icon name="close" size="xs" />
              </TextButton>
            </span>
          ))}
        </span>
      )}
      <ComboBox
        label={label}
        value={typed}
        options={isNew ? [{ value: written, label: written, more: t('kept.asTyped') }] : open}
        none={t('questions.none')}
        takesFirst={(text) => text.trim() !== ''}
        onType={type}
        onChoose={({ value }) => add(value)}
        onLeave={() => {
          if (isFree) add(typed);
        }}
      />
    </div>
  );
};

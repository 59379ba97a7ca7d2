import { useState } from 'react';
import type { EffectMark } from '../../../../../authoring/reports/effect-marks.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { ComboBox } from '../../../kit/combo-box/combo-box.tsx';
import type { ComboOption } from '../../../kit/combo-box/combo-options.ts';
import { Segments } from '../../../kit/segments.tsx';
import type { MarkNames } from './use-mark-names.ts';
import styles from './add-mark.module.css';

interface Choice {
  readonly option: ComboOption | undefined;
  readonly text: string;
}

const noChoice: Choice = { option: undefined, text: '' };

interface ChoiceBoxProps {
  label: string;
  none: string;
  options: readonly ComboOption[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

const ChoiceBox = ({ choice, onChange, ...box }: ChoiceBoxProps) => (
  <ComboBox
    {...box}
    value={choice.text}
    onType={(text) => onChange({ option: undefined, text })}
    onChoose={(option) => onChange({ option, text: option.label })}
  />
);

interface Props {
  names: MarkNames;
  from: string;
  onAdd: (mark: EffectMark) => void;
}

export const AddMark = ({ names, from, onAdd }: Props) => {
  const { t } = useWords();
  const [item, setItem] = useState((): Choice => {
    const option = names.items.find(({ value }) => value === from);
    return { option, text: option?.label ?? '' };
  });
  const [members, setMembers] = useState(noChoice);
  const [verb, setVerb] = useState<'show' | 'hide'>('show');
  const handleSubmit = (event: React.SubmitEvent): void => {
    event.preventDefault();
    if (!item.option || !members.option) return;
    onAdd({ item: item.option.value, isShown: verb === 'show', who: members.option.value });
    setItem(noChoice);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <ChoiceBox
        label={t('rules.wish.item')}
        none={t('rules.wish.noItem')}
        options={names.items}
        choice={item}
        onChange={setItem}
      />
      <Segments
        label={t('rules.wish.verb')}
        of={[
          { name: 'show', label: t('rules.wish.show'), icon: 'eye' },
          { name: 'hide', label: t('rules.wish.hide'), icon: 'minus' },
        ]}
        chosen={verb}
        onChoose={setVerb}
      />
      <ChoiceBox
        label={t('rules.wish.who')}
        none={t('rules.wish.noWho')}
        options={names.members}
        choice={members}
        onChange={setMembers}
      />
      <Button
        type="submit"
        icon="plus"
        notYet={item.option && members.option ? undefined : t('rules.wish.notYet')}
      >
        {t('rules.wish.add')}
      </Button>
    </form>
  );
};

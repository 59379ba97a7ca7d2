import { useState } from 'react';
import type { AskableNames } from '../../../../../authoring/questions/askable.ts';
import { isRealDay } from '../../../../../config/calendar.ts';
import { unknownValue } from '../../../../../member/member-name.ts';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import { type Translate, useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { ComboBox } from '../../../kit/combo-box/combo-box.tsx';
import type { ComboOption } from '../../../kit/combo-box/combo-options.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { TextField } from '../../../kit/fields.tsx';
import styles from './ask-dialog.module.css';
import { ruleOptions, valueOptions } from './condition-options.ts';
import { joinClasses } from '../../../kit/join-classes.ts';

// More columns do not fit beside each other.
const mostAtOnce = 8;

const optionsOf = (names: AskableNames, t: Translate): readonly ComboOption[] => [
  ...names.facts.flatMap((fact): readonly ComboOption[] => {
    const { name, says, type } = fact;
    const group = t('questions.group.facts');
    if (type === 'boolean') return [{ value: name, label: says, more: name, group }];
    const each = valueOptions(fact, t);
    const all = {
      value: each.map(({ value }) => value).join(','),
      label: t('questions.each', { says }),
      more: name,
      group,
    };
    return each.length > mostAtOnce ? each : [all, ...each];
  }),
  ...ruleOptions(names, t),
  ...names.samples.map(({ name, says }) => ({
    value: `@${name}`,
    label: `${name} ${says}`,
    group: t('questions.group.members'),
  })),
  ...names.plans.map(({ name, says }) => ({
    value: `@plan:${name}`,
    label: says,
    group: t('questions.group.plans'),
  })),
];

export const AskDialog = ({ add, close }: { add: (name: string) => void; close: () => void }) => {
  const { t, language } = useWords();
  const { answer } = useWorkerAnswer('askable', { side: 'draft', language });
  const [typed, setTyped] = useState('');
  const [day, setDay] = useState('');
  const addAndClose = (name: string): void => {
    add(name);
    close();
  };
  return (
    <Dialog title={t('questions.add')} onClose={close}>
      <form
        className={joinClasses('col', styles.form)}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRealDay(day)) addAndClose(`on:${day}`);
        }}
      >
        <ComboBox
          label={t('questions.what')}
          value={typed}
          options={answer ? optionsOf(answer, t) : []}
          none={t('questions.none')}
          placeholder={t('questions.placeholder')}
          onType={setTyped}
          onChoose={({ value }) => addAndClose(value)}
        />
        <p className="small muted">{t('questions.hint', { unknown: unknownValue })}</p>
        <div className={joinClasses('row', styles.day)}>
          <TextField
            type="date"
            label={t('questions.day')}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <Button type="submit" notYet={day === '' ? t('questions.dayFirst') : undefined}>
            {t('questions.addDay')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Choice, TextArea } from '../../kit/fields.tsx';
import type { FieldsProps } from './assertion-fields.ts';
import { NameListField } from './name-list-field.tsx';

export const MemberFields = ({ fields: { names, expression, plan }, change }: FieldsProps) => {
  const { t, language } = useWords();
  const { answer } = useWorkerAnswer('askable', { side: 'draft', language });
  const facts = (answer?.facts ?? []).filter(({ type }) => type === 'boolean');
  const options = [
    ...(answer?.rules ?? []).map(({ name, says }) => ({
      value: name,
      label: says,
      more: name,
      group: t('questions.group.rules'),
    })),
    ...facts.map(({ name, says }) => ({
      value: name,
      label: says,
      more: name,
      group: t('questions.group.facts'),
    })),
  ];
  return (
    <>
      {expression === '' && (
        <NameListField
          label={t('kept.who')}
          names={names}
          options={options}
          onChange={(next) => change({ names: next })}
        />
      )}
      <Choice label={t('kept.plan')} value={plan} onChange={({ target }) => change({ plan: target.value })}>
        <option value="">{t('grid.allPlans')}</option>
        {(answer?.plans ?? []).map(({ name, says }) => (
          <option key={name} value={name}>
            {says}
          </option>
        ))}
      </Choice>
      <details open={expression !== ''}>
        <summary className="small">{t('kept.expression')}</summary>
        <TextArea
          label={t('kept.expressionLabel')}
          value={expression}
          rows={2}
          spellCheck={false}
          onChange={({ target }) => change({ expression: target.value })}
        />
      </details>
    </>
  );
};

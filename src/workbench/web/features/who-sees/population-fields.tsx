import { useState } from 'react';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Chip } from '../../kit/chip.tsx';
import { ComboBox } from '../../kit/combo-box/combo-box.tsx';
import { Choice } from '../../kit/fields.tsx';
import { ruleOptions, valueOptions } from './questions/condition-options.ts';

export interface Plan {
  readonly name: string;
  readonly says: string;
}

/** The members that the evidence covers: all members, or those of a plan, who meet all conditions. */
export interface Population {
  readonly plan: string;
  readonly conditions: readonly string[];
}

const factOf = (condition: string): string => condition.split('=')[0] ?? '';

// A fact has one value: another one replaces it.
const withCondition = (conditions: readonly string[], added: string): readonly string[] => [
  ...conditions.filter((one) => factOf(one) !== factOf(added)),
  added,
];

interface FieldsProps {
  plans: readonly Plan[];
  population: Population;
  onChange: (population: Population) => void;
}

const ConditionField = ({ population, onChange }: Omit<FieldsProps, 'plans'>) => {
  const { t, language } = useWords();
  const { answer } = useWorkerAnswer('askable', { side: 'draft', language });
  const [typed, setTyped] = useState('');
  const { conditions } = population;
  const options = answer
    ? [...answer.facts.flatMap((fact) => valueOptions(fact, t)), ...ruleOptions(answer, t)]
    : [];
  const saysOf = (condition: string): string =>
    options.find(({ value }) => value === condition)?.label ?? condition;
  const change = (next: readonly string[]): void => onChange({ ...population, conditions: next });
  return (
    <>
      <ComboBox
        label={t('grid.evidence.with')}
        value={typed}
        options={options}
        none={t('questions.none')}
        placeholder={t('grid.evidence.withAny')}
        onType={setTyped}
        onChoose={({ value }) => {
          change(withCondition(conditions, value));
          setTyped('');
        }}
      />
      {conditions.length > 0 && (
        <ul className="row wrap" aria-label={t('grid.evidence.with')}>
          {conditions.map((condition) => (
            <li key={condition}>
              <Chip
                removeLabel={t('grid.evidence.without', { says: saysOf(condition) })}
                onRemove={() => change(conditions.filter((one) => one !== condition))}
              >
                {saysOf(condition)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

export const PopulationFields = ({ plans, population, onChange }: FieldsProps) => {
  const { t } = useWords();
  return (
    <>
      <Choice
        label={t('grid.evidence.plan')}
        value={population.plan}
        onChange={({ target }) => onChange({ ...population, plan: target.value })}
      >
        {plans.map(({ name, says }) => (
          <option key={name} value={name}>
            {says}
          </option>
        ))}
        <option value="">{t('grid.evidence.everyone')}</option>
      </Choice>
      <ConditionField {...{ population, onChange }} />
    </>
  );
};

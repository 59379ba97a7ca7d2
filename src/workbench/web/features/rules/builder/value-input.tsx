import type { CompareNode, Literal } from '../../../../../authoring/draft/rules/rule-tree.ts';
import type { ListedFact } from '../../../../../authoring/rules/rule-list.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Check, inputClass } from '../../../kit/fields.tsx';

interface Props {
  node: CompareNode;
  fact: ListedFact | undefined;
  onChange: (value: Literal) => void;
}

interface InputProps<Value> {
  label: string;
  value: Value;
  values: ListedFact['values'];
  onChange: (value: Literal) => void;
}

const NumberInput = ({ label, value, values, onChange }: InputProps<number>) => (
  <input
    type="number"
    className={inputClass()}
    aria-label={label}
    value={value}
    step={1}
    min={values[0]?.value}
    max={values.at(-1)?.value}
    onChange={({ target }) => {
      if (Number.isInteger(target.valueAsNumber)) onChange(target.valueAsNumber);
    }}
  />
);

const ListInput = ({ label, value, values, onChange }: InputProps<readonly string[]>) => {
  const toggle = (name: string): void => {
    const next = value.includes(name) ? value.filter((one) => one !== name) : [...value, name];
    // A rule may not compare with an empty list.
    if (next.length > 0) onChange(next);
  };
  return (
    <fieldset className="row wrap">
      <legend className="sr">{label}</legend>
      {values.map((one) => {
        const name = String(one.value);
        return (
          <Check key={name} checked={value.includes(name)} onChange={() => toggle(name)}>
            <span className="small">{one.says}</span>
          </Check>
        );
      })}
    </fieldset>
  );
};

const EnumInput = ({ label, value, values, onChange }: InputProps<string>) => (
  <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    {!values.some((one) => one.value === value) && <option value={value}>{value}</option>}
    {values.map((one) => (
      <option key={one.value} value={one.value}>
        {one.says}
      </option>
    ))}
  </select>
);

export const ValueInput = ({ node: { name, value }, fact, onChange }: Props) => {
  const { t } = useWords();
  const shared = {
    label: t('rules.builder.value', { what: fact?.says ?? name }),
    values: fact?.values ?? [],
    onChange,
  };
  if (typeof value === 'number') return <NumberInput {...shared} value={value} />;
  if (Array.isArray(value)) return <ListInput {...shared} value={value as readonly string[]} />;
  return <EnumInput {...shared} value={String(value)} />;
};

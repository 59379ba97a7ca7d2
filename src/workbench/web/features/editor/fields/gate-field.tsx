import { useRef, useState } from 'react';
import { gateNames } from '../../../draft/content/condition-labels.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button, TextButton } from '../../../kit/button.tsx';
import { ComboBox } from '../../../kit/combo-box/combo-box.tsx';
import type { ComboOption } from '../../../kit/combo-box/combo-options.ts';
import { FieldFrame } from '../../../kit/fields.tsx';
import { useEditor } from '../context/editor-context.ts';
import { JsonField } from './json-field.tsx';
import type { Codec, FieldKind } from './shared/field-kind.ts';
import { useFieldLabels } from '../../../draft/content/field-labels.ts';
import { useField } from './shared/use-field.ts';
import { Chip } from '../../../kit/chip.tsx';

// Undefined for an expression. No names are no condition; one name is written without a list.
const allOf: Codec<readonly string[] | undefined> = {
  format: gateNames,
  parse: (names = []) => (names.length < 2 ? names[0] : names),
};

const useGate = (address: string) => {
  const { language } = useWords();
  const { now, outbox } = useEditor();
  const { value, type, problem, readOnly } = useField(address);
  const { conditions } = now.labels;
  const names = allOf.format(value);
  const labelOf = (name: string): string => conditions.get(name)?.[language] ?? name;
  const options = [...conditions.keys()]
    .filter((name) => names?.includes(name) !== true)
    .map((name): ComboOption => ({ value: name, label: labelOf(name), more: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const write = (next: readonly string[]): void => {
    type(allOf.parse(next));
    void outbox.flush();
  };
  return { names, labelOf, options, write, problem, readOnly };
};

interface InheritedCondition {
  readonly label: string;
  readonly from: string;
}

interface FinderProps {
  options: readonly ComboOption[];
  onChoose: (name: string) => void;
  onClose: (byEscape: boolean) => void;
}

const ConditionFinder = ({ options, onChoose, onClose }: FinderProps) => {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  return (
    <ComboBox
      label={t('editor.form.gateAdd')}
      value={typed}
      takesFocus
      takesFirst={(text) => text.trim() !== ''}
      options={options}
      none={t('editor.gate.none')}
      onType={setTyped}
      onChoose={({ value }) => onChoose(value)}
      onLeave={() => onClose(false)}
      onEscape={() => onClose(true)}
    />
  );
};

interface Props {
  address: string;
  label: string;
  inherited?: readonly InheritedCondition[];
  inWords?: string | undefined;
}

export const GateField = ({ address, label, inherited = [], inWords }: Props) => {
  const { t } = useWords();
  const { names, labelOf, options, write, problem, readOnly } = useGate(address);
  const [isJson, setJson] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The focused element was removed.
  const focusAdd = (): void =>
    void requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-add]')?.focus());
  const change = (next: readonly string[]): void => {
    setAdding(false);
    write(next);
    focusAdd();
  };
  const showsJson = isJson || (names === undefined && inWords === undefined);
  return (
    <div ref={box} className="col tight" data-whole>
      <div className="row wrap">
        {names === undefined ? (
          <span className={inWords === undefined ? 'small muted' : 'small'}>
            {inWords ?? t('editor.form.gateJson')}
          </span>
        ) : (
          <span className="small muted">
            {t(names.length === 0 ? 'editor.form.gateAll' : 'editor.gate.when')}
          </span>
        )}
        {names?.map((name) => (
          <Chip
            key={name}
            removeLabel={t('editor.form.gateRemove', { name: labelOf(name) })}
            onRemove={readOnly ? undefined : () => change(names.filter((other) => other !== name))}
          >
            {labelOf(name)}
          </Chip>
        ))}
        {inherited.map(({ from, label: condition }) => (
          <Chip key={from + condition} inheritedFrom={t('editor.gate.from', { name: from })}>
            {condition}
          </Chip>
        ))}
        {names !== undefined && !readOnly && !isAdding && (
          <Button small icon="plus" kind="add" data-add onClick={() => setAdding(true)}>
            {t('editor.gate.add')}
          </Button>
        )}
        <TextButton className="small end" aria-pressed={showsJson} onClick={() => setJson(!isJson)}>
          {t(isJson ? 'editor.gate.hideJson' : 'editor.gate.json')}
        </TextButton>
      </div>
      {isAdding && names !== undefined && (
        <ConditionFinder
          options={options}
          onChoose={(name) => change([...names, name])}
          onClose={(byEscape) => {
            setAdding(false);
            if (byEscape) focusAdd();
          }}
        />
      )}
      {showsJson && <JsonField address={address} label={label} />}
      {problem !== undefined && <p className="tiny wrong">{problem}</p>}
    </div>
  );
};

export const gateKind: FieldKind = {
  name: 'gate',
  matches: ({ node }) => node['role'] === 'when',
  Input: ({ field, address }) => {
    const { label, hint } = useFieldLabels().field(field);
    return (
      <FieldFrame hint={hint}>
        <span className="small muted">{label}</span>
        <GateField address={address} label={label} />
      </FieldFrame>
    );
  },
};

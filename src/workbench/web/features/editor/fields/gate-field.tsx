import { useRef, useState } from 'react';
import { gateNames } from '../../../draft/content/sayings.ts';
import { DisputeNote } from '../../../draft/unsent/unsent-field.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Button, TextButton } from '../../../kit/button.tsx';
import { ComboBox } from '../../../kit/combo-box.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useEditor } from '../context/editor-context.ts';
import { JsonField } from './json-field.tsx';
import { useField } from './use-field.ts';

/** A gate by the names that must all hold: none is no gate, one stands alone. */
const gateOf = (names: readonly string[]): unknown => (names.length < 2 ? names[0] : names);

interface Props {
  readonly address: string;
  readonly label: string;
  /** Conditions that hold before this one is asked, in words, with what they are of. */
  readonly inherited?: readonly { readonly says: string; readonly from: string }[];
  /** What the condition says in words, where it is an expression and the analysis can tell. */
  readonly inWords?: string | undefined;
}

/** A condition in words: rules and facts that must all hold, each a chip; anything else as JSON, which is one press away. */
export const GateField = ({ address, label, inherited = [], inWords }: Props) => {
  const { t, language } = useWords();
  const { now, outbox } = useEditor();
  const field = useField(address);
  const [isJson, setJson] = useState(false);
  const [typed, setTyped] = useState<string>();
  const names = gateNames(field.value);
  const { conditions } = now.sayings;
  const says = (name: string): string => conditions.get(name)?.[language] ?? name;
  const place = useRef<HTMLDivElement>(null);
  /** What had the focus is gone: it goes to where the next condition is added. */
  const toButton = (): void => void requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('.chip.add')?.focus());
  const change = (next: readonly string[]): void => {
    field.type(gateOf(next));
    void outbox.flush();
    toButton();
  };
  const options = [...conditions.keys()]
    .filter((name) => names?.includes(name) !== true)
    .map((name) => ({ value: name, label: says(name), more: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const showsJson = isJson || (names === undefined && inWords === undefined);
  return (
    <div ref={place} className="kept gate">
      <div className="row wrap">
        {names !== undefined && <span className="small muted">{t(names.length === 0 ? 'editor.form.gateAll' : 'editor.gate.when')}</span>}
        {names?.map((name) => (
          <span key={name} className="chip">
            {says(name)}
            {!field.readOnly && (
              <button
                type="button"
                className="lk"
                aria-label={t('editor.form.gateRemove', { name: says(name) })}
                onClick={() => change(names.filter((other) => other !== name))}
              >
                <Icon name="close" size="xs" />
              </button>
            )}
          </span>
        ))}
        {names === undefined && (
          <span className={inWords === undefined ? 'small muted' : 'small'}>{inWords ?? t('editor.form.gateJson')}</span>
        )}
        {inherited.map((one) => (
          <span key={one.from + one.says} className="chip inherit" title={t('editor.gate.from', { name: one.from })}>
            <Icon name="lock" size="xs" />
            {one.says}
            <span className="sr">{t('editor.gate.from', { name: one.from })}</span>
          </span>
        ))}
        {names !== undefined && !field.readOnly && typed === undefined && (
          <Button small icon="plus" className="chip add" onClick={() => setTyped('')}>
            {t('editor.gate.add')}
          </Button>
        )}
        <TextButton className="small end" aria-pressed={showsJson} onClick={() => setJson(!isJson)}>
          {t(isJson ? 'editor.gate.hideJson' : 'editor.gate.json')}
        </TextButton>
      </div>
      {typed !== undefined && names !== undefined && (
        <ComboBox
          label={t('editor.form.gateAdd')}
          value={typed}
          takesFocus
          takesFirst={(text) => text.trim() !== ''}
          options={options}
          none={t('editor.gate.none')}
          onType={setTyped}
          onChoose={({ value }) => {
            setTyped(undefined);
            change([...names, value]);
          }}
          onLeave={() => setTyped(undefined)}
          onEscape={() => {
            setTyped(undefined);
            toButton();
          }}
        />
      )}
      {showsJson && <JsonField address={address} label={label} />}
      {field.problem !== undefined && <p className="tiny wrong">{field.problem}</p>}
      {field.dispute && <DisputeNote dispute={field.dispute} outbox={outbox} />}
    </div>
  );
};

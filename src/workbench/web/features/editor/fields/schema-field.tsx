import { formFields } from '../../../../../authoring/draft/form-fields.ts';
import { carriedValue, isFields } from '../../../../../authoring/draft/json-value.ts';
import { valueUnder } from '../../../../../authoring/draft/outline-words.ts';
import { valueAt } from '../../../draft/item-fields.ts';
import { DisputeNote } from '../../../draft/unsent/unsent-field.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { TextArea } from '../../../kit/fields.tsx';
import { useEditor } from '../context/editor-context.ts';
import { useFieldWords } from './field-words.ts';
import { GateField } from './gate-field.tsx';
import { JsonField } from './json-field.tsx';
import { EnumInput, type FieldProps, LineInput, NameInput, SwitchInput, TextsInput } from './schema-inputs.tsx';
import { TargetField } from './target-field.tsx';
import { useField } from './use-field.ts';

const Labelled = ({ field, address, kind }: FieldProps & { readonly kind: 'gate' | 'target' }) => {
  const { label, hint } = useFieldWords().field(field);
  return (
    <div className="field">
      {kind === 'gate' && <span className="label">{label}</span>}
      {kind === 'gate' ? <GateField address={address} label={label} /> : <TargetField address={address} label={label} />}
      {hint !== undefined && <span className="tiny muted">{hint}</span>}
    </div>
  );
};

const Group = ({ field, address }: FieldProps) => {
  const { label } = useFieldWords().field(field);
  const { now } = useEditor();
  const value = carriedValue(valueAt(now.files, address).value);
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {formFields(field.shape, value).map((one) => (
        <SchemaField key={one.name} field={one} address={`${address}/${one.name}`} />
      ))}
    </fieldset>
  );
};

const BothLanguages = ({ field, address }: FieldProps) => {
  const { t } = useWords();
  const { label } = useFieldWords().field(field);
  return (
    <div className="pair">
      {(['en', 'es'] as const).map((language) => {
        const inner = valueUnder(field.shape.node, 'properties', language);
        const one = {
          ...field,
          name: language,
          kind: 'text' as const,
          says: undefined,
          shape: { ...field.shape, node: isFields(inner) ? inner : {} },
        };
        const name = `${label}, ${t(language === 'en' ? 'editor.form.english' : 'editor.form.spanish')}`;
        return <OneLanguage key={language} field={one} address={`${address}/${language}`} label={name} />;
      })}
    </div>
  );
};

const OneLanguage = ({ address, label }: FieldProps & { readonly label: string }) => {
  const edited = useField(address);
  return (
    <TextArea
      label={label}
      rows={2}
      state={edited.state}
      problem={edited.problem}
      readOnly={edited.readOnly}
      value={typeof edited.value === 'string' ? edited.value : ''}
      onChange={({ target }) => edited.type(target.value === '' ? undefined : target.value)}
      onBlur={edited.leave}
    />
  );
};

const Variants = ({ field, address }: FieldProps) => {
  const { language, t } = useWords();
  const { label } = useFieldWords().field(field);
  const { variants } = useEditor().now.sayings;
  const text = { ...field, kind: 'text' as const, says: undefined };
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {['default', ...variants.keys()].map((name) => (
        <OneLanguage
          key={name}
          field={text}
          address={`${address}/${name}`}
          label={name === 'default' ? t('editor.form.anyPlan') : (variants.get(name)?.[language] ?? name)}
        />
      ))}
    </fieldset>
  );
};

const Bare = ({ field, address }: FieldProps) => {
  switch (field.kind) {
    case 'gate':
    case 'target':
      return <Labelled field={field} address={address} kind={field.kind} />;
    case 'name':
      return <NameInput field={field} address={address} />;
    case 'choice':
      return <EnumInput field={field} address={address} />;
    case 'switch':
      return <SwitchInput field={field} address={address} />;
    case 'number':
    case 'day':
    case 'text':
      return <LineInput field={field} address={address} kind={field.kind} />;
    case 'texts':
      return <TextsInput field={field} address={address} />;
    case 'group':
      return <Group field={field} address={address} />;
    case 'bothLanguages':
      return <BothLanguages field={field} address={address} />;
    case 'variants':
      return <Variants field={field} address={address} />;
    default:
      return <JsonField address={address} label={field.name} />;
  }
};

/** One field of an entry, edited as its schema says: by its role where it has one, else by its type. */
export const SchemaField = (props: FieldProps) => {
  const { outbox } = useEditor();
  const dispute = outbox.view.outbox.disputes[props.address];
  return (
    <div className="kept">
      <Bare {...props} />
      {dispute && props.field.kind !== 'gate' && props.field.kind !== 'target' && <DisputeNote dispute={dispute} outbox={outbox} />}
    </div>
  );
};

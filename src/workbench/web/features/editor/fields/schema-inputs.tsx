import type { FormField } from '../../../../../authoring/draft/form-fields.ts';
import { carriedValue, isFields } from '../../../../../authoring/draft/json-value.ts';
import { valueAt } from '../../../draft/item-fields.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Check, Choice, TextArea, TextField } from '../../../kit/fields.tsx';
import { useEditor } from '../context/editor-context.ts';
import { useFieldWords } from './field-words.ts';
import { type EditedField, useField } from './use-field.ts';

/** A field of an entry, as its schema has it, and where it stands. */
export interface FieldProps {
  readonly field: FormField;
  readonly address: string;
}

/** Where the names of a role are declared: the file, and what holds them. */
const declaredAt: Readonly<Record<string, readonly [place: string, field: string]>> = {
  frame: ['config/addresses/frames.json', 'frames'],
  sharedBlock: ['config/shared/blocks.json', 'blocks'],
};

/** The names that a field of a role may have. */
const useNames = (role: unknown): readonly string[] => {
  const { now } = useEditor();
  if (role === 'condition') return [...now.sayings.conditions.keys()];
  if (role === 'parent') return now.outline.all.flatMap(({ node }) => (node.kind === 'screen' ? [node.id] : []));
  if (role === 'menuName') return now.outline.all.flatMap(({ node }) => (node.kind === 'menu' ? [node.id.replace('menus/', '')] : []));
  const [place, field] = declaredAt[String(role)] ?? [];
  const found = place === undefined ? undefined : carriedValue(valueAt(now.files, `${place}#${field}`).value);
  return isFields(found) ? Object.keys(found) : [];
};

/** What every simple field has: its label and hint, how it stands, what is wrong with it. */
const useCommon = ({ field, address }: FieldProps) => {
  const words = useFieldWords();
  const edited = useField(address);
  const { label, hint } = words.field(field);
  return { edited, words, common: { label, hint, state: edited.state, problem: edited.problem } };
};

const Listed = ({ field, address, of }: FieldProps & { readonly of: readonly string[] }) => {
  const { t } = useWords();
  const { edited, words, common } = useCommon({ field, address });
  const value = typeof edited.value === 'string' ? edited.value : '';
  return (
    <Choice
      {...common}
      value={value}
      disabled={edited.readOnly}
      onChange={({ target }) => edited.type(target.value === '' ? undefined : target.value)}
    >
      {(!field.isRequired || value === '') && <option value="">{t('editor.form.plainValue')}</option>}
      {[...new Set([...of, ...(value === '' ? [] : [value])])].map((name) => (
        <option key={name} value={name}>
          {field.kind === 'choice' ? words.option(field.name, name) : name}
        </option>
      ))}
    </Choice>
  );
};

/** A name of something that is declared elsewhere, chosen among those. */
export const NameInput = (props: FieldProps) => <Listed {...props} of={useNames(props.field.shape.node['role'])} />;

/** One of a few words. */
export const EnumInput = (props: FieldProps) => {
  const listed = props.field.shape.node['enum'];
  return <Listed {...props} of={Array.isArray(listed) ? listed.map(String) : []} />;
};

/** Yes or nothing. */
export const SwitchInput = (props: FieldProps) => {
  const { edited, common } = useCommon(props);
  return (
    <div className="field">
      <Check
        kind="switch"
        checked={edited.value === true}
        disabled={edited.readOnly}
        onChange={({ target }) => edited.type(target.checked ? true : undefined)}
      >
        {common.label}
      </Check>
      {common.hint !== undefined && <span className="tiny muted">{common.hint}</span>}
    </div>
  );
};

/** What an input of a kind is given: `number` counts, `date` is a day, all else is a text. */
const inputs = { number: 'number', day: 'date', text: 'text' } as const;

const valueOf = (kind: keyof typeof inputs, text: string): unknown => {
  if (text === '') return undefined;
  return kind === 'number' ? Number(text) : text;
};

/** One line: a number, a day, a text. */
export const LineInput = (props: FieldProps & { readonly kind: keyof typeof inputs }) => {
  const { edited, common } = useCommon(props);
  const { minimum, maximum } = props.field.shape.node;
  const shown = typeof edited.value === 'string' || typeof edited.value === 'number' ? String(edited.value) : '';
  return (
    <TextField
      {...common}
      type={inputs[props.kind]}
      {...(typeof minimum === 'number' && { min: minimum })}
      {...(typeof maximum === 'number' && { max: maximum })}
      step={props.kind === 'number' ? 'any' : undefined}
      readOnly={edited.readOnly}
      value={shown}
      onChange={({ target }) => edited.type(valueOf(props.kind, target.value))}
      onBlur={edited.leave}
    />
  );
};

const linesIn = ({ value }: EditedField): string => (Array.isArray(value) ? value.map(String).join('\n') : '');

/** Several texts, one on each line. */
export const TextsInput = (props: FieldProps) => {
  const { t } = useWords();
  const { edited, common } = useCommon(props);
  const type = (text: string): void => edited.type(text === '' ? undefined : text.split('\n'));
  const isTidy = (text: string): boolean => text.split('\n').every((line) => line.trim() !== '');
  return (
    <TextArea
      {...common}
      hint={common.hint ?? t('editor.schema.oneALine')}
      rows={3}
      readOnly={edited.readOnly}
      value={linesIn(edited)}
      onChange={({ target }) => type(target.value)}
      onBlur={({ target }) => {
        // A line that was begun and left empty names nothing.
        if (target.value !== '' && !isTidy(target.value))
          type(
            target.value
              .split('\n')
              .filter((line) => line.trim() !== '')
              .join('\n'),
          );
        edited.leave();
      }}
    />
  );
};

import { useState } from 'react';
import { parseJson } from '../../../../../authoring/draft/json-value.ts';
import { useUnsavedText } from '../../../draft/outbox/unsaved-text.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { TextArea } from '../../../kit/fields.tsx';
import { usePerson } from '../../../session/use-me.ts';
import { useEditor } from '../context/editor-context.ts';
import type { FieldKind } from './shared/field-kind.ts';
import { useField } from './shared/use-field.ts';

const format = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 1));

const parse = (text: string): { readonly value?: unknown } | undefined =>
  text.trim() === '' ? {} : parseJson(text);

// Invalid JSON stays in this browser until it is valid.
export const JsonField = ({ address, label }: { address: string; label: string }) => {
  const { t } = useWords();
  const { id } = usePerson();
  const { draft } = useEditor();
  const { value, type, leave, readOnly } = useField(address);
  const { stored, keep, isLoaded } = useUnsavedText(`${id} ${draft.id} ${address}`);
  const [typed, setTyped] = useState<string>();
  if (!isLoaded) return null;
  return (
    <TextArea
      label={t('editor.raw.label', { name: label })}
      className="code"
      rows={5}
      spellCheck={false}
      readOnly={readOnly}
      value={typed ?? stored ?? format(value)}
      hint={t(stored !== undefined ? 'editor.raw.noJson' : 'editor.gate.jsonHint')}
      onChange={({ target }) => {
        const parsed = parse(target.value);
        setTyped(target.value);
        keep(parsed ? undefined : target.value);
        if (parsed) type(parsed.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        leave();
      }}
    />
  );
};

export const jsonKind: FieldKind = {
  name: 'json',
  matches: () => true,
  Input: ({ field, address }) => <JsonField address={address} label={field.name} />,
};

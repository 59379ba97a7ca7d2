import { parsedJson } from '../../../../../authoring/draft/json-value.ts';
import { useKeptText } from '../../../draft/outbox/kept-text.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { TextArea } from '../../../kit/fields.tsx';
import { usePerson } from '../../../session/use-me.ts';
import { useEditor } from '../context/editor-context.ts';
import { useField } from './use-field.ts';

/** A value as JSON: what is JSON is written, what is not stays in this browser until it is. Empty means that there is none. */
export const JsonField = ({ address, label }: { readonly address: string; readonly label: string }) => {
  const { t } = useWords();
  const { id } = usePerson();
  const { draft } = useEditor();
  const field = useField(address);
  const { kept, keep, isLoaded } = useKeptText(`${id} ${draft.id} ${address}`);
  if (!isLoaded) return null;
  return (
    <TextArea
      label={t('editor.raw.label', { name: label })}
      className="code"
      rows={5}
      spellCheck={false}
      readOnly={field.readOnly}
      value={kept ?? (field.value === undefined ? '' : JSON.stringify(field.value, null, 1))}
      hint={kept !== undefined && kept.trim() !== '' && !parsedJson(kept) ? t('editor.raw.noJson') : t('editor.gate.jsonHint')}
      onChange={({ target }) => {
        const parsed = target.value.trim() === '' ? { value: undefined } : parsedJson(target.value);
        keep(target.value);
        if (parsed) field.type(parsed.value);
      }}
      onBlur={() => {
        if (kept !== undefined && (kept.trim() === '' || parsedJson(kept))) keep(undefined);
        field.leave();
      }}
    />
  );
};

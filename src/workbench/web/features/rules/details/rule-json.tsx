import { parseJson } from '../../../../../authoring/draft/json-value.ts';
import { useUnsavedText } from '../../../draft/outbox/unsaved-text.ts';
import { logicAddress, writing } from '../../../draft/rule-addresses.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { JsonEditor } from '../../../kit/json-editor.tsx';
import { Note } from '../../../kit/marks.tsx';
import { Loading } from '../../../kit/states.tsx';
import { usePerson } from '../../../session/use-me.ts';
import { useRules } from '../source/rules-source.ts';

const noOptions = () => ({ from: 0, to: 0, options: [] });

// This browser keeps invalid text until it is valid.
export const RuleJson = ({ name, logic }: { name: string; logic: unknown }) => {
  const { t } = useWords();
  const { id } = usePerson();
  const { files, draft, mayEdit, put } = useRules();
  const { stored, keep, isLoaded } = useUnsavedText(`${id} ${draft?.id ?? ''} ${logicAddress(name)}`);
  if (!isLoaded) return <Loading rows={4} />;
  const isJson = stored === undefined || parseJson(stored) !== undefined;
  return (
    <div className="body">
      {!isJson && <Note tone="wait">{t('editor.raw.noJson')}</Note>}
      <JsonEditor
        text={stored ?? JSON.stringify(logic, null, 2)}
        label={t('editor.raw.label', { name })}
        marks={[]}
        options={noOptions}
        readOnly={!mayEdit}
        onChange={(text) => {
          const parsed = parseJson(text);
          keep(parsed ? undefined : text);
          if (parsed && JSON.stringify(parsed.value) !== JSON.stringify(logic))
            put([writing(files, logicAddress(name), parsed.value)]);
        }}
      />
    </div>
  );
};

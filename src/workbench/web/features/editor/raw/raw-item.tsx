import { jsonOptions } from '../../../../../authoring/draft/complete-json.ts';
import { decodeValue, parseJson } from '../../../../../authoring/draft/json-value.ts';
import { linkTargets } from '../../../draft/content/link-targets.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import type { DraftFiles } from '../../../draft/draft-data.ts';
import { valueAt } from '../../../../../authoring/draft/value-at.ts';
import { useUnsavedText } from '../../../draft/outbox/unsaved-text.ts';
import { DisputeNote } from '../../../draft/unsaved/unsaved-field.tsx';
import { Sentence } from '../../../i18n/rich.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { JsonEditor } from '../../../kit/json-editor.tsx';
import { Note } from '../../../kit/marks.tsx';
import { Loading } from '../../../kit/states.tsx';
import { usePerson } from '../../../session/use-me.ts';
import { useEditor } from '../context/editor-context.ts';
import { useProblems } from '../context/use-problems.ts';

export const knownNames = ({ files, outline, labels }: DraftFiles) => ({
  conditions: [...labels.conditions.keys()],
  targets: linkTargets(files, outline).map(({ target }) => target),
});

// Invalid JSON stays here, marked, until it is valid.
export const RawItem = ({ placed, name }: { placed: PlacedNode; name: string }) => {
  const { t } = useWords();
  const { id } = usePerson();
  const { draft, now: files, outbox, readOnly } = useEditor();
  const problems = useProblems() ?? [];
  const address = placed.node.entry;
  const { value: found, shape } = valueAt(files.files, address);
  const { stored, keep, isLoaded } = useUnsavedText(`${id} ${draft.id} ${address}`);
  const typed = outbox.valueAt(address);
  const text = stored ?? JSON.stringify(decodeValue(typed ? typed.value : found) ?? null, null, 2);
  const dispute = outbox.view.outbox.disputes[address];
  const marks = problems.filter((one) => one.address === address || one.address?.startsWith(`${address}/`));
  if (!isLoaded) return <Loading rows={4} what={t('editor.form.raw')} />;
  return (
    <section>
      {stored !== undefined && <Note tone="wait">{t('editor.raw.noJson')}</Note>}
      {marks.map(({ message, hint, severity }) => (
        <Note key={message} tone={severity === 'error' ? 'bad' : 'wait'}>
          <b>
            <Sentence text={message} />
          </b>{' '}
          <Sentence text={hint} />
        </Note>
      ))}
      <JsonEditor
        text={text}
        label={t('editor.raw.label', { name })}
        marks={[]}
        readOnly={readOnly !== undefined}
        options={(written, offset) => jsonOptions(shape, written, offset, knownNames(files))}
        onChange={(written) => {
          const parsed = parseJson(written);
          keep(parsed ? undefined : written);
          if (parsed) outbox.type(address, found, parsed.value);
        }}
      />
      <p className="small muted">{t('editor.raw.hint')}</p>
      {dispute && <DisputeNote dispute={dispute} outbox={outbox} />}
    </section>
  );
};

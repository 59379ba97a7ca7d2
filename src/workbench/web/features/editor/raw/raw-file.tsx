import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { offsetAt } from '../../../../../authoring/draft/address-at.ts';
import { jsonOptions } from '../../../../../authoring/draft/complete-json.ts';
import { parseJson } from '../../../../../authoring/draft/json-value.ts';
import { documentShape } from '../../../../../authoring/draft/shape.ts';
import type { Draft, Problem } from '../../../../api/generated/api-shapes.ts';
import { failedWith } from '../../../api/api-failure.ts';
import { ask } from '../../../api/ask.ts';
import { type DraftFiles, useTakeDraft } from '../../../draft/draft-data.ts';
import { useUnsavedText } from '../../../draft/outbox/unsaved-text.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { JsonEditor, type JsonMark } from '../../../kit/json-editor.tsx';
import { Note } from '../../../kit/marks.tsx';
import { Loading } from '../../../kit/states.tsx';
import { usePerson } from '../../../session/use-me.ts';
import { useProblems } from '../context/use-problems.ts';
import { knownNames } from './raw-item.tsx';

interface Props {
  draft: Draft;
  file: string;
  files: DraftFiles;
  readOnly: boolean;
}

const hashOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const marksOf = (problems: readonly Problem[], file: string, text: string): readonly JsonMark[] =>
  problems
    .filter((problem) => problem.file === file)
    .map(({ line, column, severity, message, hint }) => {
      const from = offsetAt(text, line, column);
      const end = text.indexOf('\n', from);
      return { from, to: end < 0 ? text.length : end, severity, message: `${message} ${hint}` };
    });

const useFileText = ({ draft, file, files }: Omit<Props, 'readOnly'>) => {
  const { id } = usePerson();
  const take = useTakeDraft();
  const { stored, keep, isLoaded } = useUnsavedText(`${id} ${draft.id} ${file}`);
  const found = files.files[file] ?? '';
  const text = stored ?? found;
  const save = useMutation({
    mutationFn: async () =>
      ask('PUT /api/drafts/:id/files', {
        path: { id: draft.id },
        body: {
          clientId: crypto.randomUUID(),
          place: file,
          expectedHash: file in files.files ? await hashOf(found) : null,
          text,
        },
      }),
    onSuccess: () => keep(undefined),
    onSettled: () => take(draft.id),
  });
  return {
    ...{ text, save, isLoaded },
    isUnsaved: stored !== undefined && stored !== found,
    type: (written: string): void => keep(written === found ? undefined : written),
    reload: (): void => keep(undefined),
  };
};

const SaveProblem = ({ error, onReload }: { error: Error; onReload: () => void }) => {
  const { t } = useWords();
  const isChanged = failedWith(error, 'changed-meanwhile');
  return (
    <Note
      tone="bad"
      live
      actions={
        isChanged && (
          <Button small onClick={onReload}>
            {t('editor.raw.reload')}
          </Button>
        )
      }
    >
      {isChanged ? t('editor.raw.otherFile') : error.message}
    </Note>
  );
};

export const RawFile = ({ draft, file, files, readOnly }: Props) => {
  const { t } = useWords();
  const problems = useProblems() ?? [];
  const [search] = useSearchParams();
  const { text, save, isLoaded, isUnsaved, type, reload } = useFileText({ draft, file, files });
  const noJson = parseJson(text) === undefined ? t('editor.raw.noJson') : undefined;
  const line = Number(search.get('line') ?? '');
  if (!isLoaded) return <Loading rows={6} what={file} />;
  return (
    <article className="panel" aria-label={file}>
      <header>
        <h2 className="code grow">{file}</h2>
        {!readOnly && isUnsaved && (
          <Button kind="primary" small busy={save.isPending} notYet={noJson} onClick={() => save.mutate()}>
            {t('editor.raw.save')}
          </Button>
        )}
      </header>
      <div className="body col">
        {noJson !== undefined && <Note tone="wait">{noJson}</Note>}
        {save.error && <SaveProblem error={save.error} onReload={reload} />}
        <JsonEditor
          key={file}
          text={text}
          label={t('editor.raw.label', { name: file })}
          marks={marksOf(problems, file, text)}
          readOnly={readOnly}
          options={(written, offset) => jsonOptions(documentShape(file), written, offset, knownNames(files))}
          onChange={type}
          line={line > 0 ? line : undefined}
        />
        <p className="small muted">{t('editor.raw.hint')}</p>
      </div>
    </article>
  );
};

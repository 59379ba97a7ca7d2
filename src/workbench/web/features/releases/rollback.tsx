import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sameOperatorSettings } from '../../../../authoring/draft/items/operator-settings.ts';
import type { ChainEntry, Live } from '../../../api/generated/api-shapes.ts';
import { failedWith } from '../../api/api-failure.ts';
import { ask } from '../../api/ask.ts';
import { editorAddress } from '../../api/draft-addresses.ts';
import { requestedQuery } from '../../api/queries.ts';
import { sourceQuery } from '../../draft/draft-data.ts';
import { AffectedDrafts } from '../../draft/affected-drafts.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { useCommands } from '../../kit/commands/use-commands.ts';
import { TextArea } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import { momentText } from '../../kit/pacific-time.ts';
import { useHasRole, useMayAuthor } from '../../session/use-me.ts';

const Progress = ({ id, number }: { id: string; number: number }) => {
  const { t } = useWords();
  const { data } = useQuery(requestedQuery(id));
  if (data?.state === 'failed')
    return (
      <Note tone="bad" live>
        {t('releases.back.failed', { reason: data.failure?.message ?? '' })}
      </Note>
    );
  return (
    <Note tone={data?.state === 'settled' ? 'ok' : 'info'} live>
      {t(data?.state === 'settled' ? 'releases.back.done' : 'releases.back.doing', { number })}
    </Note>
  );
};

const useRollback = (to: number, baseNumber: number) => {
  const queries = useQueryClient();
  const [publicationId] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (text: string) =>
      ask('POST /api/rollback', { body: { publicationId, to, baseNumber, text } }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['live'] });
      void queries.invalidateQueries({ queryKey: ['publications'] });
    },
  });
};

const RefusedRollback = ({ error, number }: { error: Error; number: number }) => {
  const { t } = useWords();
  const navigate = useNavigate();
  const mayEdit = useHasRole('editor');
  const isInvalid = failedWith(error, 'not-valid');
  const draft = useMutation({
    mutationFn: () =>
      ask('POST /api/drafts', { body: { name: t('releases.back.draftName', { number }), from: number } }),
    onSuccess: ({ id }) => void navigate(editorAddress(id)),
  });
  const toDraft = (
    <Button small busy={draft.isPending} onClick={() => draft.mutate()}>
      {t('releases.back.draft')}
    </Button>
  );
  const message = failedWith(error, 'base-is-not-live') ? t('releases.back.moved') : error.message;
  return (
    <Note tone="bad" live actions={isInvalid && mayEdit && toDraft}>
      {isInvalid ? t('releases.back.notValid') : message}
    </Note>
  );
};

interface Props {
  entry: ChainEntry;
  live: Live;
}

// A rollback brings the operator settings back as well (Decision 0061).
const useChangesSettings = ({ entry, live }: Props): boolean => {
  const { data: then } = useQuery({ ...sourceQuery(entry.source ?? ''), enabled: entry.source !== null });
  const { data: now } = useQuery({ ...sourceQuery(live.source ?? ''), enabled: live.source !== null });
  return then !== undefined && now !== undefined && !sameOperatorSettings(then, now);
};

export const Rollback = ({ entry, live }: Props) => {
  const { t, language } = useWords();
  const mayPublish = useHasRole('publisher');
  const [text, setText] = useState('');
  const { number, time } = entry;
  const mayConfigure = useMayAuthor('operator');
  const changesSettings = useChangesSettings({ entry, live });
  const back = useRollback(number, live.number);
  const missing = text.trim() === '' ? t('releases.back.needed') : undefined;
  const notYet = changesSettings && !mayConfigure ? t('operator.rollback.needed') : missing;
  const send = (): void => {
    if (notYet === undefined) back.mutate(text.trim());
  };
  useCommands({ primary: mayPublish && !back.data ? send : undefined }, { primary: notYet });
  if (!mayPublish) return null;
  if (back.data) return <Progress id={back.data.id} number={number} />;
  return (
    <form
      className="col"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>{t('releases.back.text', { time: momentText(time, language) })}</p>
      {changesSettings && (
        <Note icon="settings" tone={mayConfigure ? 'info' : 'wait'}>
          {t(mayConfigure ? 'operator.rollback.may' : 'operator.rollback.mayNot')}
        </Note>
      )}
      <AffectedDrafts by={{ release: number }} />
      <TextArea
        label={t('releases.back.why')}
        hint={t('releases.back.whyHint')}
        value={text}
        maxLength={4_000}
        onChange={({ target }) => setText(target.value)}
      />
      {back.error && <RefusedRollback error={back.error} number={number} />}
      <div className="row wrap">
        <Button type="submit" kind="primary" busy={back.isPending} notYet={notYet}>
          {t('releases.back.do', { number })}
        </Button>
        <span className="small muted">{t('releases.back.sameWay')}</span>
      </div>
    </form>
  );
};

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Thread } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { useTakeDraft } from '../../draft/draft-data.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button, TextButton } from '../../kit/button.tsx';
import { TextArea } from '../../kit/fields.tsx';
import { Face, FailureNote } from '../../kit/marks.tsx';
import { Moment } from '../../kit/time.tsx';
import styles from './threads.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

interface WriteProps {
  label: string;
  send: (text: string) => Promise<unknown>;
  onDone: () => void;
}

const Write = ({ label, send, onDone }: WriteProps) => {
  const { t } = useWords();
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // It replaces the pressed button, which had the focus.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const sending = useMutation({ mutationFn: () => send(text), onSuccess: onDone });
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') sending.mutate();
      }}
    >
      <TextArea
        label={label}
        rows={2}
        value={text}
        maxLength={4_000}
        onChange={({ target }) => setText(target.value)}
      />
      <FailureNote error={sending.error} />
      <div className="row">
        <Button type="submit" small busy={sending.isPending}>
          {t('draft.threads.send')}
        </Button>
        <TextButton onClick={onDone}>{t('common.do.cancel')}</TextButton>
      </div>
    </form>
  );
};

const OneThread = ({ thread, source }: { thread: Thread; source: string }) => {
  const { t } = useWords();
  const take = useTakeDraft();
  const [isWriting, setWriting] = useState(false);
  const { id, draftId, remarks, resolvedBy } = thread;
  const resolve = useMutation({
    mutationFn: () =>
      ask('POST /api/threads/:id/resolve', { path: { id }, body: { resolved: resolvedBy === null } }),
    onSettled: () => take(draftId),
  });
  const reply = async (text: string): Promise<void> => {
    await ask('POST /api/threads/:id/remarks', { path: { id }, body: { text } });
    take(draftId);
  };
  return (
    <li className={joinClasses(styles.thread, resolvedBy !== null && styles.resolved)}>
      {(resolvedBy === null ? remarks : remarks.slice(0, 1)).map((remark) => (
        <div key={remark.id} className={styles.comment}>
          <Face name={remark.author.name} />
          <div>
            <b className="strong">{remark.author.name}</b>{' '}
            <span className="faint tiny">
              <Moment at={remark.at} whole />
              {thread.source !== source && ` · ${t('draft.threads.changedSince')}`}
            </span>
            {remark.text === '' ? (
              <p className="muted">{t('draft.threads.takenAway')}</p>
            ) : (
              <p className="said">{remark.text}</p>
            )}
          </div>
        </div>
      ))}
      {isWriting ? (
        <Write label={t('draft.threads.text')} send={reply} onDone={() => setWriting(false)} />
      ) : (
        <p className="row wrap small">
          {resolvedBy !== null && (
            <span className="muted">{t('draft.threads.settled', { name: resolvedBy.name })}</span>
          )}
          {resolvedBy === null && (
            <TextButton onClick={() => setWriting(true)}>{t('draft.threads.reply')}</TextButton>
          )}
          <TextButton onClick={() => resolve.mutate()}>
            {t(resolvedBy === null ? 'draft.threads.settle' : 'draft.threads.reopen')}
          </TextButton>
        </p>
      )}
    </li>
  );
};

interface Props {
  draft: { id: string; source: string };
  /** Null for a thread about the draft in general. */
  address: string | null;
  threads: readonly Thread[];
  about: string;
  mayWrite: boolean;
}

export const ThreadList = ({ draft, address, threads, about, mayWrite }: Props) => {
  const { t } = useWords();
  const take = useTakeDraft();
  const [isWriting, setWriting] = useState(false);
  const open = async (text: string): Promise<void> => {
    await ask('POST /api/drafts/:id/threads', { path: { id: draft.id }, body: { address, text } });
    take(draft.id);
  };
  return (
    <>
      {threads.length > 0 && (
        <ul aria-label={t('draft.threads.about', { what: about })}>
          {threads.map((thread) => (
            <OneThread key={thread.id} thread={thread} source={draft.source} />
          ))}
        </ul>
      )}
      {isWriting ? (
        <Write label={t('draft.threads.text')} send={open} onDone={() => setWriting(false)} />
      ) : (
        mayWrite && (
          <Button kind="quiet" small icon="comment" data-does="comment" onClick={() => setWriting(true)}>
            {t('draft.threads.add')}
            <span className="sr">{about}</span>
          </Button>
        )
      )}
    </>
  );
};

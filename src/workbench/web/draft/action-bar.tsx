import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Draft, ErrorDetails } from '../../api/generated/api-shapes.ts';
import { type ApiFailure, isApiFailure } from '../api/api-failure.ts';
import { ask } from '../api/ask.ts';
import { reviewAddress } from '../api/draft-addresses.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { useActions, useCommands } from '../kit/commands/use-commands.ts';
import { Dialog, DialogEnd } from '../kit/dialog.tsx';
import { TextArea } from '../kit/fields.tsx';
import { Note } from '../kit/marks.tsx';
import { momentText } from '../kit/pacific-time.ts';
import { useToast } from '../kit/toast.tsx';
import type { ActionName, DraftAction } from './draft-actions.ts';
import { useTakeDraft } from './draft-data.ts';

/** Actions that are done elsewhere on the page: a date has a form of its own. */
type Pressed = Exclude<ActionName, 'schedule'>;

/** Actions that ask first, and whether they need an answer. */
const asking = { submit: false, approve: false, askChanges: true, publish: true, discard: false } as const;
const asks = (name: Pressed): name is keyof typeof asking => name in asking;

interface Wish {
  readonly name: Pressed;
  readonly text: string;
  /** Publishing goes before the date that is set. */
  readonly instead: boolean;
  /** The same press asked again is the same publication. */
  readonly publicationId: string;
}

/** Sends what was pressed; answers with the draft where the server does. */
const act = async (draft: Draft, live: number | undefined, { name, text, instead, publicationId }: Wish): Promise<Draft | undefined> => {
  const { id, source, baseNumber } = draft;
  const path = { id };
  switch (name) {
    case 'submit':
    case 'recall':
      return ask(`POST /api/drafts/:id/${name}`, { path, body: { source, text } });
    case 'approve':
    case 'askChanges':
      await ask('POST /api/drafts/:id/reviews', { path, body: { source, verdict: name === 'approve' ? 'approve' : 'changes', text } });
      return undefined;
    case 'publish':
      await ask('POST /api/drafts/:id/publish', { path, body: { publicationId, source, baseNumber, text, ...(instead && { instead }) } });
      return undefined;
    case 'unschedule':
      return ask('DELETE /api/drafts/:id/schedule', { path });
    case 'merge':
      await ask('POST /api/drafts/:id/merge', { path, body: { onto: live ?? baseNumber, choices: [], clientId: crypto.randomUUID() } });
      return undefined;
    case 'discard':
    case 'reopen':
      return ask(`POST /api/drafts/:id/${name}`, { path });
  }
};

interface RefusedProps {
  readonly failure: ApiFailure;
  readonly onInstead: () => void;
  readonly onAgain: () => void;
}

/** Why the server refused, with a way on. */
export const Refused = ({ failure: { code, body, message }, onInstead, onAgain }: RefusedProps) => {
  const { t, language } = useWords();
  if (code === 'scheduled') {
    const { schedule } = body as ErrorDetails['scheduled'];
    return (
      <Note
        tone="wait"
        live
        acts={
          <Button small onClick={onInstead}>
            {t('draft.failed.instead')}
          </Button>
        }
      >
        {t('draft.failed.scheduled', { time: momentText(schedule.at, language) })}
      </Note>
    );
  }
  const isOld =
    code === 'other-source' || code === 'other-state' || code === 'closed' || code === 'base-is-not-live' || code === 'live-moved';
  return (
    <Note
      tone="bad"
      live
      acts={
        isOld && (
          <Button small onClick={onAgain}>
            {t('draft.failed.load')}
          </Button>
        )
      }
    >
      {message}
    </Note>
  );
};

interface AskingProps {
  readonly name: keyof typeof asking;
  readonly onDo: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks for a word before an action that others read about. */
const Asking = ({ name, onDo, onClose }: AskingProps) => {
  const { t } = useWords();
  const [text, setText] = useState('');
  const isMissing = asking[name] && text.trim() === '';
  return (
    <Dialog title={t(`draft.do.${name}`)} onClose={onClose}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMissing) onDo(text.trim());
        }}
      >
        {name === 'discard' ? (
          <p>{t('draft.ask.discard')}</p>
        ) : (
          <TextArea label={t(`draft.ask.${name}`)} value={text} maxLength={4_000} onChange={({ target }) => setText(target.value)} />
        )}
        <DialogEnd notYet={isMissing ? t('draft.ask.needed') : undefined} onClose={onClose}>
          {t(`draft.do.${name}`)}
        </DialogEnd>
      </form>
    </Dialog>
  );
};

interface Props {
  readonly draft: Draft;
  readonly actions: readonly DraftAction[];
  readonly liveNumber: number | undefined;
}

/** The next step as the one primary button, the others beside it, and what the server said to the last one. */
export const ActionBar = ({ draft, actions, liveNumber }: Props) => {
  const { t } = useWords();
  const tell = useToast();
  const take = useTakeDraft();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly name: keyof typeof asking; readonly publicationId: string }>();
  const doing = useMutation({
    mutationFn: (wish: Wish) => act(draft, liveNumber, wish),
    onSuccess: (answer, { name }) => {
      take(draft.id, answer);
      tell(
        t(`draft.done.${name}`),
        name === 'discard' ? () => doing.mutate({ name: 'reopen', text: '', instead: false, publicationId: '' }) : undefined,
      );
    },
    onError: (failure) => {
      take(draft.id);
      // Conflicts are solved on the page, item by item.
      if (!isApiFailure(failure) || failure.code !== 'conflicts') return;
      tell(t('draft.conflict.told'));
      void navigate(`${reviewAddress(draft.id)}#conflicts`);
    },
  });
  const press = (name: Pressed): void => {
    if (asks(name)) setAsked({ name, publicationId: crypto.randomUUID() });
    else doing.mutate({ name, text: '', instead: false, publicationId: '' });
  };
  const pressed = actions.filter((action): action is DraftAction & { readonly name: Pressed } => action.name !== 'schedule');
  const [first] = pressed;
  useCommands({ primary: first && !first.why ? () => press(first.name) : undefined });
  useActions(
    pressed
      .filter(({ why }) => !why)
      .map(({ name }) => ({ name, usual: name === 'approve' ? 'a' : undefined, says: t(`draft.do.${name}`), run: () => press(name) })),
  );
  const failure = doing.error;
  const last = doing.variables;
  return (
    <>
      {pressed.map(({ name, why }, place) => (
        <Button
          key={name}
          kind={place === 0 ? 'primary' : name === 'discard' || name === 'recall' ? 'quiet' : 'plain'}
          busy={doing.isPending}
          notYet={why && t(`draft.why.${why}`)}
          onClick={() => press(name)}
        >
          {t(`draft.do.${name}`)}
        </Button>
      ))}
      {first?.why && <p className="small muted why">{t(`draft.why.${first.why}`)}</p>}
      {isApiFailure(failure) && failure.code !== 'conflicts' && (
        <Refused failure={failure} onAgain={() => doing.reset()} onInstead={() => last && doing.mutate({ ...last, instead: true })} />
      )}
      {asked && (
        <Asking
          name={asked.name}
          onClose={() => setAsked(undefined)}
          onDo={(text) => {
            setAsked(undefined);
            doing.mutate({ ...asked, text, instead: false });
          }}
        />
      )}
    </>
  );
};

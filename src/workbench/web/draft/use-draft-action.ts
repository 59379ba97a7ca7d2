import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Draft } from '../../api/generated/api-shapes.ts';
import { isApiFailure } from '../api/api-failure.ts';
import { reviewAddress } from '../api/draft-addresses.ts';
import { useWords } from '../i18n/use-words.ts';
import { useToast } from '../kit/toast.tsx';
import { type ActionInput, type DraftAction, reopen, type RunnableAction } from './draft-actions.ts';
import { useTakeDraft } from './draft-data.ts';

// Schedules have their own form.
export const isRunnable = <Action extends DraftAction>(action: Action): action is Action & RunnableAction =>
  action.run !== undefined;

type Input = Pick<ActionInput, 'text' | 'instead' | 'publicationId'>;

export const useDraftAction = (draft: Draft, liveNumber: number | undefined) => {
  const { t } = useWords();
  const showToast = useToast();
  const take = useTakeDraft();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly action: RunnableAction; readonly publicationId: string }>();
  const sending = useMutation({
    mutationFn: ({ action, ...input }: Input & { readonly action: RunnableAction }) =>
      action.run({ draft, liveNumber, ...input }),
    onSuccess: (answer, { action }) => {
      take(draft.id, answer);
      showToast(t(`draft.done.${action.id}`), action.id === 'discard' ? () => send(reopen) : undefined);
    },
    onError: (failure) => {
      take(draft.id);
      // Conflicts are resolved on the page, item by item.
      if (!isApiFailure(failure) || failure.code !== 'conflicts') return;
      showToast(t('draft.conflict.told'));
      void navigate(`${reviewAddress(draft.id)}#conflicts`);
    },
  });
  const send = (action: RunnableAction, input: Partial<Input> = {}): void =>
    sending.mutate({ action, text: '', instead: false, publicationId: '', ...input });
  const last = sending.variables;
  return {
    asked: asked?.action,
    isBusy: sending.isPending,
    failure: isApiFailure(sending.error) && sending.error.code !== 'conflicts' ? sending.error : undefined,
    start: (action: RunnableAction): void => {
      if (action.asks) setAsked({ action, publicationId: crypto.randomUUID() });
      else send(action);
    },
    confirm: (text: string): void => {
      setAsked(undefined);
      if (asked) send(asked.action, { text, publicationId: asked.publicationId });
    },
    cancel: () => setAsked(undefined),
    dismissFailure: () => sending.reset(),
    sendInstead: () => last && sending.mutate({ ...last, instead: true }),
  };
};

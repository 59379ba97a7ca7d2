import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { EncodedValue } from '../../../../authoring/draft/json-value.ts';
import type { Draft, EditWish } from '../../../api/generated/api-shapes.ts';
import { onConnection, sessionOver } from '../../api/connection.ts';
import { draftQuery, withEdits } from '../../api/queries.ts';
import { saveEdits } from '../../api/save-edits.ts';
import { useStore } from '../../state/create-store.ts';
import { type OutboxKeeper, outboxKeeper, type OutboxView } from './outbox-keeper.ts';
import { aloneInBrowser, browserStore, openInBrowser } from './outbox-store.ts';
import { unsavedAddresses, unsavedEdits, unsavedValue } from './outbox.ts';
import { useUnsavedTexts } from './unsaved-text.ts';

export interface DraftOutbox extends Pick<OutboxKeeper, 'type' | 'decide' | 'flush' | 'drop'> {
  readonly view: OutboxView;
  readonly unsent: number;
  /** The number of texts that this browser stores because the server can't save them yet. */
  readonly texts: number;
  /**
   * The unsaved edits, in the order they apply. While the page shows older files, also the saved edits that these
   * lack.
   */
  readonly pending: readonly EditWish[];
  readonly valueAt: (address: string) => { readonly value: EncodedValue } | undefined;
}

interface Recent {
  readonly source: string;
  readonly edits: readonly EditWish[];
}

const isWaiting = (keeper: OutboxKeeper): boolean => ['offline', 'unable'].includes(keeper.view().status);

// Sends again as soon as the user has signed in again or the server answers.
const useResending = (keeper: OutboxKeeper, { status }: OutboxView): void => {
  const isOver = useStore(sessionOver);
  const isSignedOut = status === 'signed-out';
  useEffect(() => {
    if (isSignedOut) sessionOver.set(true);
  }, [isSignedOut]);
  useEffect(() => {
    if (!isOver && isSignedOut) void keeper.flush();
  }, [isOver, isSignedOut, keeper]);
  useEffect(() => onConnection((isAway) => void (!isAway && isWaiting(keeper) && keeper.flush())), [keeper]);
};

const useAskBeforeLeaving = (hasUnsaved: boolean): void => {
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
};

export const useOutbox = (
  person: string,
  { id }: Pick<Draft, 'id'>,
  loaded: string | undefined,
): DraftOutbox => {
  const queries = useQueryClient();
  const [recent, setRecent] = useState<Recent>();
  const keeper = useMemo(
    () =>
      outboxKeeper({
        enter: () => openInBrowser(person, id),
        store: browserStore(person, id),
        alone: aloneInBrowser(person, id),
        send: (clientId, edits) => saveEdits(queries, id, { clientId, edits }),
        newId: () => crypto.randomUUID(),
        now: () => Date.now(),
        onSaved: ({ source, rev, edits: saved }, edits) => {
          setRecent((before) => ({ source, edits: [...(before?.edits ?? []), ...edits] }));
          queries.setQueryData(draftQuery(id).queryKey, (draft) =>
            draft && rev > draft.rev ? { ...draft, source, rev, edits: withEdits(draft, saved) } : draft,
          );
        },
      }),
    [queries, person, id],
  );
  // Not while rendering: React may discard a render, and nothing would close its keeper.
  useEffect(() => keeper.open(), [keeper]);
  const view = useSyncExternalStore(keeper.subscribe, keeper.view);
  if (recent && recent.source === loaded) setRecent(undefined);
  useResending(keeper, view);
  const unsent = unsavedAddresses(view.outbox).length;
  useAskBeforeLeaving(unsent > 0);
  const texts = useUnsavedTexts(`${person} ${id}`);
  const pending = useMemo(
    () => [...(recent?.edits ?? []), ...unsavedEdits(view.outbox)],
    [recent, view.outbox],
  );
  return useMemo(
    () => ({
      type: keeper.type,
      decide: keeper.decide,
      flush: keeper.flush,
      drop: keeper.drop,
      view,
      pending,
      unsent,
      texts,
      valueAt: (address) =>
        unsavedValue(view.outbox, address) ?? recent?.edits.findLast((edit) => edit.address === address),
    }),
    [keeper, view, pending, unsent, texts, recent],
  );
};

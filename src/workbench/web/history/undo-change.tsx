import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOperatorSetting } from '../../../authoring/draft/items/operator-settings.ts';
import type { ChangedItem, Draft, DraftKind, SideChoice } from '../../api/generated/api-shapes.ts';
import { ask } from '../api/ask.ts';
import { reviewAddress } from '../api/draft-addresses.ts';
import { useDraftList } from '../api/draft-lists.ts';
import { draftQuery } from '../api/queries.ts';
import type { ItemChange } from '../draft/content/item-changes.ts';
import { useDraftFiles, useTakeDraft } from '../draft/draft-data.ts';
import { isEditable } from '../draft/open-draft.ts';
import { askedValues, TakeBackDialog } from '../draft/take-back/take-back-dialog.tsx';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogEnd } from '../kit/dialog.tsx';
import { Choice, TextField } from '../kit/fields.tsx';
import { FailureNote } from '../kit/marks.tsx';
import { useToast } from '../kit/toast.tsx';
import { RestoredWith } from './restored-with.tsx';
import { useMayAuthor } from '../session/use-me.ts';

export interface ReleaseChange {
  readonly number: number;
  /** The addresses of the changed values, in the form that the request needs. */
  readonly addresses: readonly string[];
  /** The name of the changed item. */
  readonly name: string;
  readonly isDeletion: boolean;
  /** The source of the release if it still had the item, to restore the item from there. */
  readonly from?: string;
}

interface Target {
  /** The draft that gets the edits; empty for a new one. */
  readonly draft: string;
  readonly name: string;
}

interface UndoRequest extends Target {
  readonly choices: readonly SideChoice[];
  /** The entries that the restored item refers to and that stay deleted. */
  readonly without: readonly string[];
}

type OpenedDraft = Pick<Draft, 'id'>;

const mostLetters = 200;

// Drafts that the user began or has edited.
const useOwnDrafts = (kind: DraftKind) => {
  const { data, isPending } = useDraftList({ show: 'mine' });
  const drafts = (data?.drafts ?? []).filter((draft) => draft.kind === kind && isEditable(draft));
  return { drafts, isPending };
};

const kindOf = ({ addresses }: Pick<ReleaseChange, 'addresses'>): DraftKind =>
  addresses.some(isOperatorSetting) ? 'operator' : 'content';

// A new draft is created once, also if the user decides about values afterwards.
const useUndo = (change: ReleaseChange, onDone: () => void) => {
  const { number, addresses, from } = change;
  const { t } = useWords();
  const showToast = useToast();
  const take = useTakeDraft();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [created, setCreated] = useState<OpenedDraft>();
  const open = async ({ draft, name }: Target): Promise<OpenedDraft> => {
    const known = draft === '' ? created : { id: draft };
    if (known) return known;
    const fresh = await ask('POST /api/drafts', { body: { name, kind: kindOf(change) } });
    setCreated(fresh);
    return fresh;
  };
  // The page of the draft must not begin with what was known before: its actions would be refused.
  const reload = (id: string): Promise<unknown> =>
    queries.fetchQuery({ ...draftQuery(id), staleTime: 0 }).catch(() => take(id));
  const drop = (id: string): void =>
    void ask('POST /api/drafts/:id/discard', { path: { id } }).finally(() => take(id));
  const undo = useMutation({
    mutationFn: async ({
      choices,
      without,
      ...target
    }: UndoRequest): Promise<{ id: string; isChanged: boolean }> => {
      const { id } = await open(target);
      const body = { addresses, choices, clientId: crypto.randomUUID() };
      const { changed } = await (from === undefined
        ? ask('POST /api/drafts/:id/undo-release', { path: { id }, body: { ...body, undo: number } })
        : ask('POST /api/drafts/:id/restore-from', {
            path: { id },
            body: { ...body, release: number, without },
          }));
      const isChanged = changed === true;
      if (isChanged) await reload(id);
      return { id, isChanged };
    },
    onSuccess: ({ id, isChanged }, { draft }) => {
      onDone();
      if (!isChanged) {
        if (draft === '') drop(id);
        showToast(t('history.undo.nothing'));
        return;
      }
      void queries.invalidateQueries({ queryKey: ['drafts'] });
      showToast(t('history.undo.done'));
      void navigate(reviewAddress(id));
    },
  });
  const { error, variables } = undo;
  const asked = askedValues(error);
  return {
    send: (request: Omit<UndoRequest, 'choices'>): void => undo.mutate({ ...request, choices: [] }),
    decide: (choices: readonly SideChoice[]): void =>
      variables && undo.mutate({ ...variables, choices: [...variables.choices, ...choices] }),
    cancel: (): void => {
      if (created) drop(created.id);
      onDone();
    },
    isBusy: undo.isPending,
    asked,
    draft: variables?.draft === '' ? created?.id : variables?.draft,
    error: asked ? null : error,
  };
};

interface AskedProps extends Pick<ReturnType<typeof useUndo>, 'decide' | 'cancel' | 'isBusy'> {
  draft: Draft;
  items: readonly ChangedItem[];
}

const AskedValues = ({ draft, items, decide, cancel, isBusy }: AskedProps) => {
  const { data: files } = useDraftFiles(draft);
  return (
    files && <TakeBackDialog items={items} files={files} isBusy={isBusy} onDecide={decide} onClose={cancel} />
  );
};

const Asked = ({ id, ...props }: Omit<AskedProps, 'draft'> & { id: string }) => {
  const { data: draft } = useQuery(draftQuery(id));
  return draft && <AskedValues draft={draft} {...props} />;
};

const UndoDialog = ({ change, onClose }: { change: ReleaseChange; onClose: () => void }) => {
  const { t } = useWords();
  const { number, name, isDeletion } = change;
  const what = change.from === undefined ? (isDeletion ? 'restore' : 'change') : 'from';
  const [without, setWithout] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState('');
  const [title, setTitle] = useState(t(`history.undo.${what}Name`, { name, number }).slice(0, mostLetters));
  const { send, asked, draft: target, error, isBusy, ...rest } = useUndo(change, onClose);
  const { drafts, isPending } = useOwnDrafts(kindOf(change));
  const isMissing = draft === '' && title.trim() === '';
  if (asked && target !== undefined) return <Asked id={target} items={asked} isBusy={isBusy} {...rest} />;
  return (
    <Dialog title={t(`history.undo.${what}Title`, { name })} onClose={rest.cancel}>
      <form
        className="col gap"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMissing && !isBusy) send({ draft, name: title.trim(), without });
        }}
      >
        <p>{t(`history.undo.${what}Text`, { number })}</p>
        <Choice
          label={t('history.undo.into')}
          value={draft}
          // A choice before the drafts are there would be that of a new one.
          disabled={isPending}
          onChange={({ target: { value } }) => setDraft(value)}
        >
          <option value="">{t('history.undo.newDraft')}</option>
          {drafts.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Choice>
        {draft === '' && (
          <TextField
            label={t('drafts.new.name')}
            value={title}
            maxLength={mostLetters}
            required
            onChange={({ target: { value } }) => setTitle(value)}
          />
        )}
        {change.from !== undefined && (
          <RestoredWith
            then={change.from}
            draft={drafts.find(({ id }) => id === draft)?.source}
            addresses={change.addresses}
            without={without}
            onWithout={setWithout}
          />
        )}
        <FailureNote error={error} />
        <DialogEnd
          busy={isBusy}
          notYet={isMissing ? t('drafts.new.nameMissing') : undefined}
          onClose={rest.cancel}
        >
          {t(`history.undo.${what}`)}
        </DialogEnd>
      </form>
    </Dialog>
  );
};

// An item that was added or deleted is undone as a whole; in a changed one, only the values that changed.
export const changeToUndo = ({ key, kind, rows }: Pick<ItemChange, 'key' | 'kind' | 'rows'>) => {
  const changed = rows.filter(({ isUnchanged }) => !isUnchanged).map(({ address }) => address);
  return { addresses: kind === 'changed' ? changed : [key, ...changed], isDeletion: kind === 'removed' };
};

// An item that a release still had, by the source of that release.
export const thingToRestore = (address: string, from: string) => ({
  ...{ addresses: [address], isDeletion: true, from },
});

// Writes into a draft, so it is reviewed like any change.
export const UndoChange = (change: ReleaseChange) => {
  const { t } = useWords();
  const mayEdit = useMayAuthor(kindOf(change));
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button small kind="quiet" icon="undo" onClick={() => setOpen(true)}>
        {t(
          change.from === undefined
            ? change.isDeletion
              ? 'history.undo.restore'
              : 'history.undo.change'
            : 'history.undo.from',
        )}
        <span className="sr">{change.name}</span>
      </Button>
      {isOpen && <UndoDialog change={change} onClose={() => setOpen(false)} />}
    </>
  );
};

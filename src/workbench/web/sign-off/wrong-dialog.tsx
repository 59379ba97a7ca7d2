import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SourceFiles } from '../../../config/files/source.ts';
import { useDraftsAnd } from '../api/draft-lists.ts';
import { useWords } from '../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../kit/dialog.tsx';
import { Choice, TextArea } from '../kit/fields.tsx';
import { Note } from '../kit/marks.tsx';
import { useToast } from '../kit/toast.tsx';
import type { CellAddress } from '../scenario/table-items.ts';
import { useStore } from '../state/create-store.ts';
import { commentOnItems, resolveComments } from './item-comments.ts';
import type { Undo } from './use-sign-off.ts';
import { isWrongOpen, wrongReason } from './held-table.ts';

export interface CellNames {
  readonly item: (id: string) => string;
  readonly column: (name: string) => string;
}

interface Props {
  cells: readonly CellAddress[];
  nameOf: CellNames;
  files: SourceFiles;
  draft: string | undefined;
  /** Resolves to undefined if the server refused. */
  sign: (text: string) => Promise<Undo | undefined>;
  /** Why the server refused. */
  reason: ReactNode;
  close: () => void;
}

// More items than this do not get a comment each.
const mostItems = 10;

const plansOf = (cells: readonly CellAddress[], nameOf: CellNames): string =>
  [...new Set(cells.map(({ column }) => nameOf.column(column)))].join(', ');

interface Target {
  readonly text: string;
  /** The draft that gets the comments; empty for none. */
  readonly on: string;
}

// Signs first, then comments. If the comments fail, sending again does not sign again.
const useSending = ({ cells, nameOf, files, sign, close }: Props, { text, on }: Target) => {
  const { t } = useWords();
  const showToast = useToast();
  const [signed, setSigned] = useState<Undo>();
  const textFor = (item: string): string =>
    t('signOff.thread', {
      item: nameOf.item(item),
      plans: plansOf(
        cells.filter((cell) => cell.item === item),
        nameOf,
      ),
      text,
    });
  const sending = useMutation({
    mutationFn: async () => {
      const undo = signed ?? (await sign(text.trim()));
      if (!undo) throw new Error(t('signOff.wrong.failed'));
      setSigned(() => undo);
      const items = [...new Set(cells.map(({ item }) => item))];
      const comments = on === '' ? [] : await commentOnItems(on, items, textFor, files);
      return () =>
        void Promise.all([undo(), resolveComments(comments)]).catch((thrown: Error) =>
          showToast(thrown.message),
        );
    },
    onSuccess: (undo) => {
      showToast(t('signOff.doneWrong', { count: cells.length }), undo);
      wrongReason.set('');
      close();
    },
  });
  return { sending, isSigned: signed !== undefined };
};

const Subject = ({ cells, nameOf }: Pick<Props, 'cells' | 'nameOf'>) => {
  const { t } = useWords();
  const items = [...new Set(cells.map(({ item }) => nameOf.item(item)))].join(', ');
  return <p className="muted">{t('signOff.wrong.subject', { items, plans: plansOf(cells, nameOf) })}</p>;
};

interface DraftProps {
  value: string;
  choose: (draft: string) => void;
  isMany: boolean;
}

const DraftField = ({ value, choose, isMany }: DraftProps) => {
  const { t } = useWords();
  const drafts =
    useDraftsAnd([value || undefined])?.filter(({ state }) => state === 'open' || state === 'review') ?? [];
  if (isMany) return <p className="small muted">{t('signOff.wrong.many')}</p>;
  if (drafts.length === 0)
    return (
      <p className="small muted">
        {t('signOff.wrong.noDraft')} <Link to="/">{t('signOff.wrong.drafts')}</Link>
      </p>
    );
  return (
    <Choice label={t('signOff.wrong.on')} value={value} onChange={({ target }) => choose(target.value)}>
      <option value="">{t('signOff.wrong.nowhere')}</option>
      {drafts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
};

// Comments on the items in a draft, where editors find the reason.
export const WrongDialog = (props: Props) => {
  const { t } = useWords();
  const { cells, nameOf, draft, reason } = props;
  const text = useStore(wrongReason);
  const [isTried, setTried] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const items = new Set(cells.map(({ item }) => item));
  const isMany = items.size > mostItems;
  const on = isMany ? '' : (chosen ?? draft ?? '');
  const { sending, isSigned } = useSending(props, { text, on });
  useEffect(() => {
    isWrongOpen.set(true);
    return () => isWrongOpen.set(false);
  }, []);
  const close = (): void => {
    if (!sending.error) wrongReason.set('');
    props.close();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (text.trim() !== '' && !sending.isPending) sending.mutate();
  };
  return (
    <Dialog title={t('signOff.wrong.title', { count: cells.length })} onClose={close}>
      <form className="col" onSubmit={submit}>
        <Subject cells={cells} nameOf={nameOf} />
        <TextArea
          label={t('signOff.wrong.text')}
          value={text}
          maxLength={3_500}
          problem={isTried && text.trim() === '' ? t('signOff.wrong.why') : undefined}
          onChange={({ target }) => wrongReason.set(target.value)}
        />
        <DraftField value={on} choose={setChosen} isMany={isMany} />
        {sending.error && (
          <Note tone="bad" live>
            {isSigned
              ? `${t('signOff.wrong.half')} ${sending.error.message}`
              : (reason ?? sending.error.message)}
          </Note>
        )}
        <DialogEnd busy={sending.isPending} onClose={close}>
          {t('signOff.wrong.send')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { outlineOf } from '../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { ask } from '../api/ask.ts';
import { draftsQuery } from '../api/queries.ts';
import { outlineIndex } from '../draft/content/outline-index.ts';
import { useWords } from '../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../kit/dialog.tsx';
import { Choice, TextArea } from '../kit/fields.tsx';
import { Note } from '../kit/marks.tsx';
import { useToast } from '../kit/toast.tsx';
import type { CellAddress } from '../scenario/table-items.ts';
import type { TakeBack } from './use-sign-off.ts';

/** What people call the item and the plan of a cell. */
export interface CellNames {
  readonly item: (id: string) => string;
  readonly column: (name: string) => string;
}

interface Props {
  readonly cells: readonly CellAddress[];
  readonly nameOf: CellNames;
  readonly files: SourceFiles;
  /** The draft that is on show. */
  readonly draft: string | undefined;
  /** Undefined where it was refused. */
  readonly sign: (text: string) => Promise<TakeBack | undefined>;
  readonly close: () => void;
}

/** A comment on so many items at once is one on none of them. */
const mostItems = 10;

/**
 * Says that cells are wrong and why, and puts the comment on a draft, where an editor finds it beside the item: on the one on show, or on one
 * that is chosen. What was typed stays until both are done; whoever takes the sign-off back has the comment answered too.
 */
export const WrongDialog = ({ cells, nameOf, files, draft, sign, close }: Props) => {
  const { t } = useWords();
  const tell = useToast();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [signed, setSigned] = useState<TakeBack>();
  const drafts = useQuery(draftsQuery).data?.drafts.filter(({ state }) => state === 'open' || state === 'review') ?? [];
  const items = [...new Set(cells.map(({ item }) => item))];
  const isMany = items.length > mostItems;
  const [chosen, setChosen] = useState<string>();
  const on = isMany ? '' : (chosen ?? draft ?? '');
  const plansOf = (some: readonly CellAddress[]): readonly string[] => [...new Set(some.map(({ column }) => nameOf.column(column)))];
  /** The comments that were put on the draft. */
  const comment = async (): Promise<readonly string[]> => {
    const outline = outlineIndex(outlineOf(files));
    const ids: string[] = [];
    for (const item of items) {
      const plans = plansOf(cells.filter((cell) => cell.item === item)).join(', ');
      const body = { address: outline.byId(item)?.node.entry ?? null, text: t('signOff.thread', { item: nameOf.item(item), plans, text }) };
      ids.push((await ask('POST /api/drafts/:id/threads', { path: { id: on }, body })).id);
    }
    return ids;
  };
  const answer = async (comments: readonly string[]): Promise<void> => {
    for (const id of comments) await ask('POST /api/threads/:id/resolve', { path: { id }, body: { resolved: true } });
  };
  const sending = useMutation({
    mutationFn: async () => {
      const takeBack = signed ?? (await sign(text.trim()));
      if (!takeBack) throw new Error(t('signOff.wrong.failed'));
      setSigned(() => takeBack);
      const comments = on === '' ? [] : await comment();
      return () => void Promise.all([takeBack(), answer(comments)]).catch((thrown: Error) => tell(thrown.message));
    },
    onSuccess: (undo) => {
      tell(t('signOff.doneWrong', { count: cells.length }), undo);
      close();
    },
  });
  const problem = isTried && text.trim() === '' ? t('signOff.wrong.why') : undefined;
  return (
    <Dialog title={t('signOff.wrong.title', { count: cells.length })} onClose={close}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (text.trim() !== '' && !sending.isPending) sending.mutate();
        }}
      >
        <p className="muted">
          {t('signOff.wrong.subject', { items: [...new Set(items.map(nameOf.item))].join(', '), plans: plansOf(cells).join(', ') })}
        </p>
        <TextArea
          label={t('signOff.wrong.text')}
          value={text}
          maxLength={3_500}
          problem={problem}
          onChange={({ target }) => setText(target.value)}
        />
        {drafts.length > 0 && !isMany ? (
          <Choice label={t('signOff.wrong.on')} value={on} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t('signOff.wrong.nowhere')}</option>
            {drafts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        ) : (
          <p className="small muted">
            {t(isMany ? 'signOff.wrong.many' : 'signOff.wrong.noDraft')} {!isMany && <Link to="/">{t('signOff.wrong.drafts')}</Link>}
          </p>
        )}
        {sending.error && (
          <Note tone="bad" live>
            {signed ? `${t('signOff.wrong.half')} ${sending.error.message}` : sending.error.message}
          </Note>
        )}
        <DialogEnd busy={sending.isPending} onClose={close}>
          {t('signOff.wrong.send')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};

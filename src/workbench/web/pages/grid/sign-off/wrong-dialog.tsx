import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { outlineOf } from '../../../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import { ask } from '../../../client/ask.ts';
import { draftsQuery } from '../../../client/queries.ts';
import { Dialog, DialogEnd } from '../../../elements/dialog.tsx';
import { Choice, TextArea } from '../../../elements/fields.tsx';
import { Note } from '../../../elements/marks.tsx';
import { outlineIndex } from '../../../source/outline-index.ts';
import { useWords } from '../../../words/use-words.ts';
import type { ChosenCell } from '../grid-view.ts';

interface Props {
  readonly cells: readonly ChosenCell[];
  /** What the cells are called, in words. */
  readonly about: string;
  readonly files: SourceFiles;
  /** The draft that is on show. */
  readonly draft: string | undefined;
  readonly sign: (text: string) => Promise<boolean>;
  readonly close: () => void;
}

/** A comment on so many items at once is one on none of them. */
const mostItems = 10;

/** Says that cells are wrong and why, and puts the comment on a draft, where an editor finds it beside the item. What was typed stays until both are done. */
export const WrongDialog = ({ cells, about, files, draft, sign, close }: Props) => {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSigned, setSigned] = useState(false);
  const drafts = useQuery(draftsQuery).data?.drafts.filter(({ state }) => state === 'open' || state === 'review') ?? [];
  const items = [...new Set(cells.map(({ item }) => item))];
  const isMany = items.length > mostItems;
  const [chosen, setChosen] = useState<string>();
  const on = isMany ? '' : (chosen ?? draft ?? drafts[0]?.id ?? '');
  const comment = async (): Promise<void> => {
    const outline = outlineIndex(outlineOf(files));
    for (const item of items) {
      const plans = cells.filter((cell) => cell.item === item).map(({ column }) => column);
      const body = { address: outline.byId(item)?.node.entry ?? null, text: t('signOff.thread', { item, plans: plans.join(', '), text }) };
      await ask('POST /api/drafts/:id/threads', { path: { id: on }, body });
    }
  };
  const sending = useMutation({
    mutationFn: async () => {
      if (!isSigned && !(await sign(text.trim()))) throw new Error(t('signOff.wrong.failed'));
      setSigned(true);
      if (on !== '') await comment();
    },
    onSuccess: close,
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
        <p className="muted">{about}</p>
        <TextArea
          label={t('signOff.wrong.text')}
          value={text}
          maxLength={3_500}
          problem={problem}
          onChange={({ target }) => setText(target.value)}
        />
        {drafts.length > 0 && !isMany ? (
          <Choice label={t('signOff.wrong.on')} value={on} onChange={({ target }) => setChosen(target.value)}>
            {drafts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{t('signOff.wrong.nowhere')}</option>
          </Choice>
        ) : (
          <p className="small muted">
            {t(isMany ? 'signOff.wrong.many' : 'signOff.wrong.noDraft')} {!isMany && <Link to="/">{t('signOff.wrong.drafts')}</Link>}
          </p>
        )}
        {sending.error && (
          <Note tone="bad" live>
            {isSigned ? `${t('signOff.wrong.half')} ${sending.error.message}` : sending.error.message}
          </Note>
        )}
        <DialogEnd busy={sending.isPending} onClose={close}>
          {t('signOff.wrong.send')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};

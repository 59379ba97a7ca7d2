import { useMutation } from '@tanstack/react-query';
import { toldBy } from '../../../../authoring/draft/changed-things.ts';
import type { Draft, DraftEdit } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../client/ask.ts';
import { Button, TextButton } from '../../elements/button.tsx';
import { Face, Note } from '../../elements/marks.tsx';
import { Moment } from '../../elements/time.tsx';
import { useToast } from '../../elements/toast.tsx';
import type { OutlineIndex } from '../../source/outline-index.ts';
import { useWords } from '../../words/use-words.ts';
import { useChangeName } from './change-list.tsx';
import { useTakeDraft } from './draft-data.ts';

/** One accepted request: who changed what, when. */
interface Revision {
  readonly rev: number;
  readonly edits: readonly [DraftEdit, ...DraftEdit[]];
}

/** The edits of a draft by the request they came with, the newest first. */
export const revisionsOf = (edits: readonly DraftEdit[]): readonly Revision[] => {
  const byRev = new Map<number, [DraftEdit, ...DraftEdit[]]>();
  for (const edit of edits) {
    const found = byRev.get(edit.rev);
    if (found) found.push(edit);
    else byRev.set(edit.rev, [edit]);
  }
  return [...byRev].map(([rev, own]) => ({ rev, edits: own })).toSorted((one, other) => other.rev - one.rev);
};

/** So many things of one request are named; the rest are counted. */
const mostNamed = 3;

interface Props {
  readonly draft: Draft;
  readonly outline: OutlineIndex | undefined;
  readonly mayEdit: boolean;
}

/** All that was done to a draft, the newest first, with a way back to each state; going back is an edit like any other and can be undone too. */
export const History = ({ draft, outline, mayEdit }: Props) => {
  const { t } = useWords();
  const tell = useToast();
  const take = useTakeDraft();
  const nameOf = useChangeName();
  const { id, edits, baseNumber, rev } = draft;
  const restore = useMutation({
    mutationFn: (to: number) => ask('POST /api/drafts/:id/restore', { path: { id }, body: { to, clientId: crypto.randomUUID() } }),
    onSuccess: () => tell(t('draft.history.restored'), () => restore.mutate(rev)),
    onSettled: () => take(id),
  });
  const revisions = revisionsOf(edits);
  const named = (one: Revision): string => {
    const names = [
      ...new Set(
        one.edits.map(({ address }) => {
          const told = toldBy(address);
          const item = outline?.ownerOf(told);
          return nameOf({ key: told, ...(item && { item }) }).name;
        }),
      ),
    ];
    const more = names.length - mostNamed;
    return [...names.slice(0, mostNamed), ...(more > 0 ? [t('draft.history.edits', { count: more })] : [])].join(', ');
  };
  return (
    <section className="panel">
      <header>
        <h2>{t('draft.history.title')}</h2>
        {mayEdit && revisions.length > 0 && (
          <span className="end">
            <Button small icon="undo" busy={restore.isPending} onClick={() => restore.mutate((revisions[0]?.rev ?? 1) - 1)}>
              {t('draft.history.undo')}
            </Button>
          </span>
        )}
      </header>
      <div className="body">
        {restore.error && (
          <Note tone="bad" live>
            {restore.error.message}
          </Note>
        )}
        {revisions.length === 0 && <p className="muted">{t('draft.history.none')}</p>}
        <ol className="tl">
          {revisions.map((one, place) => {
            const [{ author, kind, at }] = one.edits;
            return (
              <li key={one.rev} className={place === 0 ? 'live' : ''}>
                <p className="row wrap">
                  {author && <Face name={author.name} />}
                  <b className="strong">{author?.name ?? t('common.is.nobody')}</b>
                  <span>{t(`draft.history.kind.${kind}`)}</span>
                  <span className="muted small">
                    <Moment at={at} whole />
                  </span>
                  {mayEdit && place > 0 && (
                    <TextButton className="end small" onClick={() => restore.mutate(one.rev)}>
                      {t('draft.history.restore')}
                    </TextButton>
                  )}
                </p>
                <p className="small">{named(one)}</p>
              </li>
            );
          })}
          <li>
            <p className="muted small">{t('draft.history.start', { number: baseNumber })}</p>
          </li>
        </ol>
      </div>
    </section>
  );
};

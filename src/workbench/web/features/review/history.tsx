import { useMutation } from '@tanstack/react-query';
import { addressToShow } from '../../../../authoring/draft/changed-things.ts';
import { type Deed, deedsOf, revisionsOf } from '../../../api/draft-deeds.ts';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { useChangeName } from '../../draft/changes/change-list.tsx';
import type { OutlineIndex } from '../../draft/content/outline-index.ts';
import { useTakeDraft } from '../../draft/draft-data.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button, TextButton } from '../../kit/button.tsx';
import { Face, Note } from '../../kit/marks.tsx';
import { Moment } from '../../kit/time.tsx';
import { useToast } from '../../kit/toast.tsx';

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
  const [newest] = revisionsOf(edits);
  const named = (some: Draft['edits']): string => {
    const names = [
      ...new Set(
        some.map(({ address }) => {
          const told = addressToShow(address);
          const item = outline?.ownerOf(told);
          return nameOf({ key: told, ...(item && { item }) }).name;
        }),
      ),
    ];
    const more = names.length - mostNamed;
    return [...names.slice(0, mostNamed), ...(more > 0 ? [t('draft.history.edits', { count: more })] : [])].join(', ');
  };
  const done = (deed: Deed): string =>
    'revision' in deed
      ? t(`draft.history.kind.${deed.revision.edits[0].kind}`)
      : t(`draft.history.decision.${deed.decision}`, { number: deed.number ?? 0 });
  return (
    <section className="panel">
      <header>
        <h2>{t('draft.history.title')}</h2>
        {mayEdit && newest && (
          <span className="end">
            <Button small icon="undo" busy={restore.isPending} onClick={() => restore.mutate(newest.rev - 1)}>
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
        {!newest && <p className="muted">{t('draft.history.none')}</p>}
        <ol className="tl">
          {deedsOf(draft).map((deed, place) => (
            <li key={deed.key} className={place === 0 ? 'live' : ''}>
              <p className="row wrap">
                {deed.by && <Face name={deed.by.name} />}
                <b className="strong">{deed.by?.name ?? t('common.is.nobody')}</b>
                <span>{done(deed)}</span>
                <span className="muted small">
                  <Moment at={deed.at} whole />
                </span>
                {mayEdit && 'revision' in deed && deed.revision.rev !== newest?.rev && (
                  <TextButton className="end small" onClick={() => restore.mutate(deed.revision.rev)}>
                    {t('draft.history.restore')}
                  </TextButton>
                )}
              </p>
              {'revision' in deed ? (
                <p className="small">{named(deed.revision.edits)}</p>
              ) : (
                deed.text !== '' && <p className="small said">{deed.text}</p>
              )}
            </li>
          ))}
          <li>
            <p className="muted small">{t('draft.history.start', { number: baseNumber })}</p>
          </li>
        </ol>
      </div>
    </section>
  );
};

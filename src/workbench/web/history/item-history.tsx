import { Link } from 'react-router-dom';
import type { DraftName } from '../../api/generated/api-shapes.ts';
import { reviewAddress } from '../api/draft-addresses.ts';
import { ChangeRows } from '../draft/changes/change-list.tsx';
import { nodeName, type PlacedNode } from '../draft/content/outline-index.ts';
import type { ConditionLabels } from '../draft/content/condition-labels.ts';
import { ReleaseMoment, ReleaseWhy } from '../draft/release-words.tsx';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Pill } from '../kit/marks.tsx';
import { Failed, Loading } from '../kit/states.tsx';
import { ReleaseMarks } from './release-marks.tsx';
import { type ItemRelease, useItemReleases } from './use-item-releases.ts';
import { changeToUndo, thingToRestore, UndoChange } from './undo-change.tsx';
import styles from './item-history.module.css';

const looks = {
  added: ['ok', 'plus'],
  changed: ['change', 'edit'],
  removed: ['bad', 'minus'],
  referred: ['change', 'link'],
} as const;

const Authors = ({ draft, authors }: { draft: DraftName; authors: ItemRelease['authors'] }) => {
  const { t } = useWords();
  const names = authors.map(({ name }) => name).join(', ');
  return (
    <p className="small">
      {authors.length > 0 && <>{t('history.wrote', { names })} </>}
      <Link to={reviewAddress(draft.id, 'history')}>{t('history.draft', { name: draft.name })}</Link>
    </p>
  );
};

const Step = ({
  release,
  item,
  labels: labels,
  isGone,
}: {
  release: ItemRelease;
  isGone: boolean;
  item: PlacedNode;
  labels: ConditionLabels;
}) => {
  const { t, language } = useWords();
  const { entry, step, authors } = release;
  const { number, draft } = entry;
  const [tone, icon] = looks[step.kind];
  const named = { number, name: nodeName(item.node, language) };
  const change = {
    key: item.node.entry,
    kind: step.kind === 'referred' ? ('changed' as const) : step.kind,
    item,
    ids: [item.node.id],
    rows: step.rows,
  };
  return (
    <li className={styles.step}>
      <p className="row wrap">
        <Link to={`/releases?number=${number}`}>
          <b className="strong">{t('common.release', { number })}</b>
        </Link>
        <Pill tone={tone} icon={icon}>
          {t(`history.${step.kind}`)}
        </Pill>
        <ReleaseMoment entry={entry} />
      </p>
      <p className="small said">
        <ReleaseWhy entry={entry} />
      </p>
      <ReleaseMarks {...release.marks} />
      {draft && <Authors {...{ draft, authors }} />}
      <ChangeRows change={change} labels={labels} sides={[t('history.before'), t('history.after')]} />
      {isGone && step.kind !== 'removed' && entry.source !== null ? (
        <UndoChange {...thingToRestore(item.node.entry, entry.source)} {...named} />
      ) : (
        <UndoChange {...changeToUndo(change)} {...named} />
      )}
    </li>
  );
};

export const ItemHistory = ({ item, labels }: { item: PlacedNode; labels: ConditionLabels }) => {
  const { t } = useWords();
  const { releases, unread, since, isLooking, error, further } = useItemReleases(item.node, [
    ...labels.variants.keys(),
  ]);
  const isGone = releases.find(({ step }) => step.kind !== 'referred')?.step.kind === 'removed';
  // What could not be compared may have changed.
  const compared =
    unread.length > 0
      ? 'releases.deleted.since'
      : releases.length > 0
        ? 'history.since'
        : 'history.unchanged';
  const summary = since === undefined ? t('history.none') : t(compared, { number: since });
  return (
    <section className={styles.history} aria-label={t('history.title')}>
      {releases.length > 0 && (
        <ol>
          {releases.map((release) => (
            <Step key={release.entry.number} {...{ release, item, labels, isGone }} />
          ))}
        </ol>
      )}
      {error ? <Failed failure={error} /> : isLooking && <Loading rows={3} what={t('history.title')} />}
      {!isLooking && !error && <p className="small muted">{summary}</p>}
      {unread.length > 0 && (
        <p className="small">{t('releases.deleted.unread', { numbers: unread.join(', ') })}</p>
      )}
      {further && !isLooking && (
        <Button small onClick={further}>
          {t('history.further')}
        </Button>
      )}
    </section>
  );
};

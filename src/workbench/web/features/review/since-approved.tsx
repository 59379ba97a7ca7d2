import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { outlineOf } from '../../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Differences, Draft, Me, Review } from '../../../api/generated/api-shapes.ts';
import { outlineIndex } from '../../draft/content/outline-index.ts';
import { conditionLabelsOfBoth } from '../../draft/content/condition-labels.ts';
import { type DraftFiles, differencesQuery, sourceQuery } from '../../draft/draft-data.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Note } from '../../kit/marks.tsx';
import { Loading } from '../../kit/states.tsx';
import { DifferentEdits } from './different-edits.tsx';
import { DifferentEffects } from './different-effects.tsx';

// The last approval of this person, if it lapsed because the draft is now another change.
export const lapsedApproval = ({ reviews }: Draft, { person }: Me): Review | undefined => {
  const last = reviews.findLast(
    ({ reviewer, verdict, why }) => reviewer.id === person.id && verdict !== 'comment' && why !== 'withdrawn',
  );
  return last?.verdict === 'approve' && last.why === 'other-source' ? last : undefined;
};

interface FoundProps {
  found: Differences;
  files: DraftFiles;
  approved: SourceFiles | undefined;
}

const Found = ({ found: { edits, effects, more, untold }, files, approved }: FoundProps) => {
  const { t } = useWords();
  const all = useMemo(
    (): [SourceFiles, ...SourceFiles[]] => [files.files, files.base, ...(approved ? [approved] : [])],
    [files, approved],
  );
  const labels = useMemo(() => conditionLabelsOfBoth(approved ?? files.base, files.files), [files, approved]);
  if (!edits) return <Note tone="wait">{t('draft.since.untold.removed')}</Note>;
  if (edits.length === 0 && effects?.length === 0) return <p>{t('draft.since.none')}</p>;
  return (
    <>
      {edits.length === 0 ? (
        <p>{t('draft.since.sameEdits')}</p>
      ) : (
        <DifferentEdits edits={edits} files={all} labels={labels} />
      )}
      <h3 className="sec">{t('draft.since.effects')}</h3>
      {untold !== null && <Note tone="wait">{t(`draft.since.untold.${untold}`)}</Note>}
      {effects?.length === 0 && <p>{t('draft.since.sameEffects')}</p>}
      {effects && effects.length > 0 && (
        <DifferentEffects effects={effects} outlines={all.map((one) => outlineIndex(outlineOf(one)))} />
      )}
      {more > 0 && <Note tone="wait">{t('draft.since.more', { count: more })}</Note>}
    </>
  );
};

interface Props {
  draft: Draft;
  review: Review;
  files: DraftFiles;
}

// Edits and effects that are not those of an approval.
export const DifferencesSince = ({ draft, review, files }: Props) => {
  const { t } = useWords();
  const { data, error, refetch } = useQuery(differencesQuery(draft, review.id));
  // Names what only the approved draft has; the page does without it.
  const { data: approved } = useQuery(sourceQuery(review.source));
  if (typeof data === 'object') return <Found found={data} files={files} approved={approved} />;
  if (!error) return <Loading rows={3} what={t('draft.since.working')} />;
  const again = (
    <Button small onClick={() => void refetch()}>
      {t('common.do.tryNow')}
    </Button>
  );
  return (
    <Note tone="bad" live actions={again}>
      {error.message}
    </Note>
  );
};

interface SinceProps extends Props {
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

// Reviewers see only what is different from what they approved.
export const SinceApproved = ({ isWhole, onWhole, ...props }: SinceProps) => {
  const { t } = useWords();
  return (
    <section className="panel" aria-labelledby="since">
      <header>
        <h2 id="since">{t('draft.since.title')}</h2>
        <span className="end">
          <Button small aria-expanded={isWhole} onClick={() => onWhole(!isWhole)}>
            {t(isWhole ? 'draft.since.only' : 'draft.since.whole')}
          </Button>
        </span>
      </header>
      <div className="body col gap">
        <p className="small muted">{t('draft.since.text')}</p>
        <DifferencesSince {...props} />
      </div>
    </section>
  );
};

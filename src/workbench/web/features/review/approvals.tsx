import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Draft, Emergency, Review } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { AskFirst } from '../../draft/ask-first.tsx';
import { type DraftFiles, useTakeDraft } from '../../draft/draft-data.ts';
import { rebaseText } from '../../draft/release-words.tsx';
import { useWords, type WordKey } from '../../i18n/use-words.ts';
import { TextButton } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Face, statusClass } from '../../kit/marks.tsx';
import { Moment } from '../../kit/time.tsx';
import { useHasRole, usePerson } from '../../session/use-me.ts';
import styles from './approvals.module.css';
import { DifferencesSince } from './since-approved.tsx';
import { joinClasses } from '../../kit/join-classes.ts';

const verdicts = {
  approve: 'draft.approvals.approved',
  changes: 'draft.approvals.changes',
  comment: 'draft.approvals.comment',
} as const;
const reasons: Readonly<Record<NonNullable<Review['why']>, WordKey>> = {
  withdrawn: 'draft.approvals.withdrawn',
  'other-source': 'draft.approvals.changedAfter',
  author: 'draft.approvals.author',
  replaced: 'draft.approvals.replaced',
  'person-gone': 'draft.approvals.personGone',
  'not-reviewer': 'draft.approvals.notReviewer',
  dismissed: 'draft.approvals.dismissed',
};

// A request for changes holds until its reviewer withdraws it; a publisher can dismiss it.
const Dismissal = ({ review: { id, draftId, reviewer } }: { review: Review }) => {
  const { t } = useWords();
  const take = useTakeDraft();
  const [isOpen, setOpen] = useState(false);
  const dismiss = useMutation({
    mutationFn: (text: string) => ask('POST /api/reviews/:id/dismiss', { path: { id }, body: { text } }),
    onSettled: () => take(draftId),
  });
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t('draft.approvals.dismiss')}</TextButton>
      {isOpen && (
        <AskFirst
          title={t('draft.approvals.dismiss')}
          prompt={t('draft.approvals.dismissWhy', { name: reviewer.name })}
          text="needed"
          onClose={() => setOpen(false)}
          onConfirm={(text) => {
            setOpen(false);
            dismiss.mutate(text);
          }}
        />
      )}
    </>
  );
};

interface ReviewProps {
  draft: Draft;
  review: Review;
  files: DraftFiles;
  isOver: boolean;
}

const OneReview = ({ draft, review, files, isOver }: ReviewProps) => {
  const { t } = useWords();
  const me = usePerson();
  const mayDismiss = useHasRole('publisher');
  const take = useTakeDraft();
  const [isOpen, setOpen] = useState(false);
  const { id, draftId, reviewer, verdict, text, at, why, counts, withdrawnAt, dismissedBy } = review;
  const isMine = reviewer.id === me.id;
  const withdraw = useMutation({
    mutationFn: () => ask('DELETE /api/reviews/:id', { path: { id } }),
    onSettled: () => take(draftId),
  });
  const isLapsed = why === 'other-source';
  return (
    <li className={styles.review}>
      <Face name={reviewer.name} />
      <div className="grow">
        <b className="strong">{reviewer.name}</b> <span className="faint tiny">{<Moment at={at} />}</span>
        {text !== '' && <p className="said">{text}</p>}
        {why !== null && why !== 'withdrawn' && (
          <p className="small muted">{t(reasons[why], { name: dismissedBy?.name ?? '' })}</p>
        )}
        <div className="row wrap small">
          {isLapsed && (
            <TextButton onClick={() => setOpen(true)}>{t('draft.approvals.difference')}</TextButton>
          )}
          {isMine && withdrawnAt === null && verdict !== 'comment' && !isOver && (
            <TextButton onClick={() => withdraw.mutate()}>{t('draft.approvals.withdraw')}</TextButton>
          )}
          {!isMine && verdict === 'changes' && counts && mayDismiss && !isOver && (
            <Dismissal review={review} />
          )}
        </div>
      </div>
      <span className={statusClass(counts ? (verdict === 'approve' ? 'yes' : 'if') : 'off')}>
        {verdict === 'approve' && counts && <Icon name="check" size="xs" />}
        {counts || verdict === 'comment' ? t(verdicts[verdict]) : <s>{t(verdicts[verdict])}</s>}
        {why === 'withdrawn' && <span className="sr">{t(reasons.withdrawn)}</span>}
      </span>
      {isOpen && (
        <Dialog
          title={t('draft.approvals.sinceTitle', { name: reviewer.name })}
          onClose={() => setOpen(false)}
          wide
        >
          <div className="col gap">
            <DifferencesSince {...{ draft, review, files }} />
          </div>
        </Dialog>
      )}
    </li>
  );
};

const Partaker = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className={joinClasses('small muted', styles.review)}>
    <Face name={name} />
    {children}
  </li>
);

// Nobody approved it: a reviewer decides about it afterwards.
const EmergencyDecision = ({ emergency }: { emergency: Emergency }) => {
  const { t } = useWords();
  const { state, decidedBy, authors } = emergency;
  return (
    <>
      <li className="small">
        {t('draft.approvals.urgent')}{' '}
        {state === 'waiting'
          ? t('draft.approvals.undecided')
          : t(`draft.emergency.${state}`, { name: decidedBy?.name ?? t('common.is.nobody') })}
      </li>
      {state === 'waiting' &&
        authors.map(({ id, name }) => (
          <Partaker key={id} name={name}>
            {t('draft.approvals.took', { name })}
          </Partaker>
        ))}
    </>
  );
};

export const Approvals = ({ draft, files }: { draft: Draft; files: DraftFiles }) => {
  const { t } = useWords();
  const { reviews, approvals, approvalsNeeded, authors, state, rebase, rev } = draft;
  const emergency = draft.publication?.emergency;
  const isOver = state === 'published' || state === 'discarded' || state === 'publishing';
  // A later proof, or a new approval.
  const isOverruled = rebase?.result === 'lapsed' && draft.approved;
  return (
    <section className="panel">
      <header>
        <h2>{t('draft.approvals.title')}</h2>
        {!emergency && (
          <span className="end count">
            {t('draft.approvals.given', { given: approvals, needed: approvalsNeeded })}
          </span>
        )}
      </header>
      {rebase && rebase.rev === rev && !isOverruled && (
        <p className="body small muted">{rebaseText(rebase, t)}</p>
      )}
      <ul className="body tight">
        {emergency && <EmergencyDecision emergency={emergency} />}
        {reviews.map((review) => (
          <OneReview key={review.id} {...{ draft, review, files, isOver }} />
        ))}
        {!emergency && (
          <>
            {reviews.length === 0 && (
              <li className="small muted">
                {t(isOver ? 'draft.approvals.none' : 'draft.approvals.waiting')}
              </li>
            )}
            {authors.map(({ id, name }) => (
              <Partaker key={id} name={name}>
                {t('draft.approvals.wrote', { name })}
              </Partaker>
            ))}
          </>
        )}
      </ul>
    </section>
  );
};

import { Link } from 'react-router-dom';
import type { DraftSummary } from '../../../api/generated/api-shapes.ts';
import { draftAddress } from '../../api/draft-addresses.ts';
import { isClosed, shownState } from '../../api/draft-status.ts';
import { EmergencyPill } from '../../draft/emergency-note.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Icon } from '../../kit/icon.tsx';
import { Mark, Person, Pill, StatePill, statusClass } from '../../kit/marks.tsx';
import { Moment } from '../../kit/time.tsx';
import { useMe } from '../../session/use-me.ts';
import { Table } from '../../kit/table.tsx';

type Row = { readonly draft: DraftSummary };

const Warnings = ({ draft }: Row) => {
  const { t } = useWords();
  const hasFailed = draft.schedule?.state === 'failed' && !isClosed(draft);
  const isOutdated = draft.outdated && !isClosed(draft);
  const isLapsed = draft.lapsed && !isClosed(draft);
  const isOperator = draft.kind === 'operator';
  const { emergency } = draft;
  if (!isOperator && !hasFailed && !isOutdated && !isLapsed && !emergency && draft.openThreads === 0)
    return null;
  return (
    <span className="row wrap">
      {isOperator && (
        <Pill tone="plain" icon="settings">
          {t('operator.name')}
        </Pill>
      )}
      {emergency && <EmergencyPill emergency={emergency} />}
      {hasFailed && (
        <Pill tone="bad" icon="alert">
          {t('drafts.scheduleFailed')}
        </Pill>
      )}
      {hasFailed && draft.schedule.failure && (
        <span className="small muted">{draft.schedule.failure.message}</span>
      )}
      {isOutdated && (
        <Pill tone="wait" icon="release">
          {t('common.state.outdated')}
        </Pill>
      )}
      {isLapsed && (
        <Pill tone="wait" icon="undo">
          {t('common.state.lapsed')}
        </Pill>
      )}
      {draft.openThreads > 0 && !isClosed(draft) && (
        <Pill tone="plain" icon="comment">
          {t('drafts.comments', { count: draft.openThreads })}
        </Pill>
      )}
    </span>
  );
};

const Changes = ({ count }: { count: number | null }) => {
  const { t } = useWords();
  if (count === null) return <span className="faint">{t('drafts.counting')}</span>;
  return count === 0 ? t('drafts.noChanges') : t('drafts.changes', { count });
};

const Notices = ({ draft: { glance, changes, kind } }: Row) => {
  const { t } = useWords();
  if (changes === 0) return null;
  if (kind === 'operator') return <>{t('operator.affected')}</>;
  if (glance === null) return <span className="faint">{t('drafts.notChecked')}</span>;
  if (glance.items === 0 && glance.errors > 0) return <span className="faint">{t('drafts.untold')}</span>;
  if (glance.items === 0) return <>{t('drafts.nobodyNotices')}</>;
  return (
    <>
      {t('drafts.items', { count: glance.items })}
      <br />
      <span className="muted" title={glance.samples.join(', ')}>
        {t('drafts.samples', { some: glance.samples.length, all: glance.sampleCount })}
      </span>
    </>
  );
};

const Checks = ({ draft: { glance, changes } }: Row) => {
  const { t } = useWords();
  if (glance === null || changes === 0) return null;
  if (glance.errors > 0)
    return (
      <span className="row nowrap">
        <Mark kind="error" isAnnounced={false} />
        {t('drafts.errors', { count: glance.errors })}
      </span>
    );
  if (glance.warnings > 0)
    return (
      <span className="row nowrap">
        <Mark kind="toCheck" isAnnounced={false} />
        {t('drafts.warnings', { count: glance.warnings })}
      </span>
    );
  return (
    <span className={statusClass('yes')}>
      <Icon name="check" size="xs" />
      {t('drafts.allPass')}
    </span>
  );
};

const DraftRow = ({ draft }: Row) => {
  const { t } = useWords();
  const me = useMe();
  const by = draft.authors[0] ?? draft.createdBy;
  const { schedule } = draft;
  return (
    <tr>
      <td>
        <StatePill state={shownState(draft)} />
      </td>
      <td data-wide>
        <Link data-name to={draftAddress(draft, me)} data-row data-draft={draft.id}>
          {draft.name}
        </Link>
        {draft.note !== '' && <p className="muted small lines">{draft.note}</p>}
        <Warnings draft={draft} />
      </td>
      <td className="small xs-no">{by && <Person name={by.name} />}</td>
      <td className="small">
        <Changes count={draft.changes} />
      </td>
      <td className="small" data-wide>
        <Notices draft={draft} />
      </td>
      <td className="small nowrap xs-no">
        <Checks draft={draft} />
      </td>
      {draft.state === 'scheduled' && schedule ? (
        <td className="small muted">
          {t('drafts.goesLive')} <Moment at={schedule.at} whole />
        </td>
      ) : (
        <td className="small muted nowrap">
          <Moment at={draft.changedAt} />
        </td>
      )}
    </tr>
  );
};

const columns = ['state', 'draft', 'by', 'changes', 'notices', 'checks', 'changed'] as const;

export const DraftsTable = ({ drafts }: { drafts: readonly DraftSummary[] }) => {
  const { t } = useWords();
  return (
    <div className="panel clipped">
      <Table heads={columns.map((name) => t(`drafts.column.${name}`))}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </Table>
    </div>
  );
};

import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Audit, AuditRow, Rebase } from '../../../api/generated/api-shapes.ts';
import { reviewAddress } from '../../api/draft-addresses.ts';
import { allRoles } from '../../api/roles.ts';
import { takesBackText } from '../../history/release-marks.tsx';
import { rebaseText } from '../../draft/release-words.tsx';
import { Rich } from '../../i18n/rich.tsx';
import { type Translate, useWords } from '../../i18n/use-words.ts';
import { Person, Pill } from '../../kit/marks.tsx';
import { clockTime, dayName, pacificDay, useNow } from '../../kit/time.tsx';
import { Table } from '../../kit/table.tsx';
import styles from './log-table.module.css';

type Names = Readonly<Record<string, string>>;

interface Props {
  rows: readonly AuditRow[];
  people: Names;
  drafts: Names;
  /**
   * Which earlier releases the releases of these rows undo changes of, and which later releases undo changes of
   * theirs.
   */
  takingBack: Audit['takingBack'];
}

const textIn = (detail: AuditRow['detail'], name: string): string | undefined => {
  const value = detail[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const topicOf = ({ what }: AuditRow): string => what.split('.', 1)[0] ?? '';

const aboutDrafts = new Set(['draft', 'review', 'thread', 'schedule', 'publication']);

// Files may also be about a release.
const aboutFiles = new Set(['exchange', 'export']);

// A rollback is about itself, not about a draft.
const draftOf = (row: AuditRow, drafts: Names): string | undefined => {
  const { subject, detail } = row;
  if (aboutFiles.has(topicOf(row))) return subject in drafts ? subject : undefined;
  return aboutDrafts.has(topicOf(row)) && subject !== detail['publication'] ? subject : undefined;
};

// Administrators may see no drafts: their names come from the rows.
const namesIn = (rows: readonly AuditRow[]): Names =>
  Object.fromEntries(
    rows
      .toReversed()
      .flatMap(({ subject, detail }) =>
        typeof detail['name'] === 'string' ? [[subject, detail['name']]] : [],
      ),
  );

// What was approved has the name of that time, also when the draft was renamed.
const nameAtReview = ({ what, detail }: AuditRow): string | undefined =>
  what.startsWith('review.') ? textIn(detail, 'name') : undefined;

const shortId = 8;

type RebaseDetail = Pick<Rebase, 'result' | 'reason'> & { readonly base: number };

// A row whose detail the operator removed has none of it.
const isRebase = (detail: AuditRow['detail']): detail is AuditRow['detail'] & RebaseDetail =>
  typeof detail['result'] === 'string' && typeof detail['base'] === 'number';

// The edit that takes something back, its release, and the release whose change was undone.
const takenBackTexts = (
  { what, detail }: AuditRow,
  takingBack: Props['takingBack'],
  t: Translate,
): readonly string[] => {
  const { undoes, restores, number } = detail;
  if (typeof undoes === 'number') return [takesBackText({ kind: 'undo', number: undoes }, t)];
  if (typeof restores === 'number') return [takesBackText({ kind: 'restore', number: restores }, t)];
  if (what !== 'publication.settle') return [];
  return takingBack.flatMap((one) => {
    if (one.by === number) return [takesBackText(one, t)];
    return one.number === number && one.kind === 'undo' ? [t('history.undone', { number: one.by })] : [];
  });
};

const moreOf = (row: AuditRow, takingBack: Props['takingBack'], t: Translate): string => {
  const { detail, what } = row;
  const roles = [detail['role'], detail['roles']].flat().filter((role) => typeof role === 'string');
  const number =
    textIn(detail, 'number') ?? (what === 'publication.rollback' ? textIn(detail, 'to') : undefined);
  if (what === 'draft.rebase')
    return isRebase(detail) ? rebaseText({ ...detail, number: detail.base }, t) : '';
  const text = textIn(detail, 'text') ?? textIn(detail, 'reason') ?? textIn(detail, 'message');
  return [
    ...roles.map((role) => (isRole(role) ? t(`common.role.${role}`) : role)),
    ...(number === undefined ? [] : [t('common.release', { number })]),
    ...takenBackTexts(row, takingBack, t),
    ...(text === undefined ? [] : [t('log.quoted', { text })]),
  ].join(' · ');
};

// An edit that takes something back is stored as a restore.
const actionKeyOf = ({ what, detail }: AuditRow) => {
  if (typeof detail['undoes'] === 'number') return 'log.takesBack.undoes';
  return typeof detail['restores'] === 'number' ? 'log.takesBack.restores' : (`log.deed.${what}` as const);
};

const isRole = (name: string): name is (typeof allRoles)[number] => allRoles.some((role) => role === name);

const Row = ({
  row,
  people,
  names,
  drafts,
  takingBack,
}: { row: AuditRow; names: Names } & Omit<Props, 'rows'>) => {
  const { t, language } = useWords();
  const draft = draftOf(row, drafts);
  const named =
    draft === undefined
      ? undefined
      : (nameAtReview(row) ??
        drafts[draft] ??
        names[draft] ??
        t('log.unnamed', { id: draft.slice(0, shortId) }));
  const number = textIn(row.detail, 'number');
  const release = number === undefined ? '' : t('common.release', { number });
  const name = textIn(row.detail, 'route') ?? people[row.subject] ?? named ?? names[row.subject] ?? release;
  return (
    <tr>
      <td className="small muted nowrap">{clockTime(new Date(row.at), language)}</td>
      <td>
        {row.actor === null ? (
          <span className="muted">{t('common.is.nobody')}</span>
        ) : (
          <Person name={people[row.actor] ?? row.actor} />
        )}
      </td>
      <td data-wide>
        <Rich of={actionKeyOf(row)} values={{ name }} />{' '}
        {row.through === 'cli' && <Pill tone="plain">{t('log.through.cli')}</Pill>}
        {row.through === 'schedule' && (
          <Pill tone="plain" icon="clock">
            {t('log.through.schedule')}
          </Pill>
        )}
      </td>
      <td className="small muted" data-wide>
        {aboutFiles.has(topicOf(row)) ? named : moreOf(row, takingBack, t)}
      </td>
      <td className="small act">
        {number !== undefined && (
          <Link className="nowrap" to={`/releases?number=${number}&against=${Number(number) - 1}`}>
            {release}
          </Link>
        )}{' '}
        {draft !== undefined && draft in drafts && (
          <Link to={reviewAddress(draft)} data-row>
            {t('common.do.open')}
            <span className="sr">{` ${name}`}</span>
          </Link>
        )}
      </td>
    </tr>
  );
};

export const LogTable = ({ rows, ...props }: Props) => {
  const { t, language } = useWords();
  const now = useNow();
  const names = namesIn(rows);
  const days = Map.groupBy(rows, ({ at }) => pacificDay(new Date(at)));
  return (
    <div className="panel clipped">
      <Table
        className={styles.log}
        heads={(['time', 'who', 'what', 'more'] as const).map((name) => t(`log.column.${name}`))}
        hiddenHead={t('common.do.open')}
      >
        {[...days].map(([day, of]) => (
          <Fragment key={day}>
            <tr data-group>
              <th colSpan={5} scope="colgroup">
                {of[0] && dayName(new Date(of[0].at), now, language, t)}
              </th>
            </tr>
            {of.map((row) => (
              <Row key={row.id} row={row} names={names} {...props} />
            ))}
          </Fragment>
        ))}
      </Table>
    </div>
  );
};

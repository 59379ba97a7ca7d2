import type { TwoColumns } from '../../../../../authoring/questions/two-columns.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import { groupBy } from '../../../../../rules/group-by.ts';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import type { ChangeAddress } from '../../../api/change-search.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { TextButton } from '../../../kit/button.tsx';
import { Empty, Loading } from '../../../kit/states.tsx';
import { named, SaveTable } from '../../../scenario/save-table.tsx';
import type { Scenario } from '../../../scenario/scenario-address.ts';
import { groupOf, type NameOf } from '../../../scenario/item-names.ts';
import { WhyUnanswered } from '../../../scenario/why-unanswered.tsx';

type Row = TwoColumns['rows'][number];

interface RowProps {
  readonly row: Row;
  readonly nameOf: NameOf;
  readonly hasReasons: boolean;
}

const RowOf = ({ row, nameOf, hasReasons }: RowProps) => {
  const { id, name, differences, because } = row;
  return (
    <tr>
      <th scope="row" className="stick" title={id}>
        <span className="clip">{nameOf(id) ?? name ?? id.split('/').at(-1)}</span>
      </th>
      {(['one', 'other'] as const).map((side) => (
        <td key={side}>
          {differences.map((difference) => (
            <p key={difference.what}>
              {difference.what !== '' && <span className="muted small">{difference.what}: </span>}
              {difference[side]}
            </p>
          ))}
        </td>
      ))}
      {hasReasons && (
        <td className="small">
          {because.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </td>
      )}
    </tr>
  );
};

/** What differs in an item, a field on each line. */
const sideText = ({ differences }: Row, side: 'one' | 'other'): string =>
  differences.map((difference) => (difference.what === '' ? difference[side] : `${difference.what}: ${difference[side]}`)).join('\n');

interface Props {
  readonly pair: readonly [string, string];
  /** What the table is of: a draft, a release, what is live. */
  readonly label: string;
  readonly files: SourceFiles;
  /** The draft that they are of. */
  readonly draft: string | undefined;
  readonly stand: Scenario['shown'];
  readonly nameOf: NameOf;
  readonly change: ChangeAddress;
}

/** Two plans or two members beside each other: only what they get differently, in words, with the facts that decide it. */
export const TwoTable = ({ pair, label, files, draft, stand, nameOf, change }: Props) => {
  const { t, language } = useWords();
  const { answer, isOld, unanswered } = useWorkerAnswer('two', { side: 'draft', language, ...stand, pair });
  const back = <TextButton onClick={() => change({ pair: undefined })}>{t('compare.end')}</TextButton>;
  if (unanswered)
    return (
      <Empty icon="alert" title={t('compare.title')}>
        <WhyUnanswered why={unanswered} {...{ files, draft }} />
      </Empty>
    );
  if (!answer && isOld) return <Loading what={t('grid.working')} />;
  if (!answer)
    return (
      <Empty icon="search" title={t('compare.title')} acts={back}>
        {t('compare.unknown')}
      </Empty>
    );
  const { one, other, counts, rows } = answer;
  // Of plans there is none: their members have more than one fact that may decide.
  const hasReasons = rows.some(({ because }) => because.length > 0);
  const counted = t('compare.counts', { count: counts.differ, all: counts.rows, onlyOne: counts.onlyOne, onlyOther: counts.onlyOther });
  const [first, second] = [one, other].map(({ name, says }) => (name === says ? says : `${says} (${name})`)) as [string, string];
  const day = stand.on === undefined ? [] : [t('questions.on', { day: stand.on })];
  return (
    <div className="gwrap pairwise" tabIndex={-1}>
      <div className="row wrap small">
        <span role="status">{counted}</span>
        {back}
        <SaveTable
          title={`${t('compare.title')}: ${first}, ${second}`}
          about={[label, ...day, counted]}
          columns={[t('grid.item'), first, second, ...(hasReasons ? [t('compare.because')] : [])]}
          rows={rows.map((row) => [
            named(nameOf(row.id) ?? row.name, row.id),
            sideText(row, 'one'),
            sideText(row, 'other'),
            row.because.join('\n'),
          ])}
        />
      </div>
      <table className="gt">
        <thead>
          <tr>
            <th scope="col" className="stick">
              {t('grid.item')}
            </th>
            {[first, second].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {hasReasons && <th scope="col">{t('compare.because')}</th>}
          </tr>
        </thead>
        {[...groupBy(rows, ({ id }) => groupOf(id))].map(([key, group]) => (
          <tbody key={key}>
            <tr className="grp">
              <th scope="rowgroup" className="stick">
                <span className="clip">{nameOf(key) ?? key.split('/').at(-1)}</span>
              </th>
              <td colSpan={hasReasons ? 3 : 2} />
            </tr>
            {group.map((row) => (
              <RowOf key={row.id} {...{ row, nameOf, hasReasons }} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};

import type { TwoColumns } from '../../../../../authoring/questions/two-columns.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import { groupBy } from '../../../../../rules/group-by.ts';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import type { ChangeAddress } from '../../../api/change-search.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { TextButton } from '../../../kit/button.tsx';
import { Empty, Loading } from '../../../kit/states.tsx';
import { groupOf, lastPart, type NameOf } from '../../../scenario/item-names.ts';
import { named, SaveTable } from '../../../scenario/save-table.tsx';
import type { Scenario } from '../../../scenario/scenario-address.ts';
import { WhyUnanswered } from '../../../scenario/why-unanswered.tsx';

type Row = TwoColumns['rows'][number];

interface RowProps {
  readonly row: Row;
  readonly nameOf: NameOf;
  readonly hasReasons: boolean;
}

const PairRow = ({ row, nameOf, hasReasons }: RowProps) => {
  const { id, name, differences, because } = row;
  return (
    <tr>
      <th scope="row" className="stick" title={id}>
        <span className="clip">{nameOf(id) ?? name ?? lastPart(id)}</span>
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

// One line for each field.
const sideText = ({ differences }: Row, side: 'one' | 'other'): string =>
  differences.map((difference) => (difference.what === '' ? difference[side] : `${difference.what}: ${difference[side]}`)).join('\n');

interface TableProps {
  readonly answer: TwoColumns;
  readonly heads: readonly string[];
  readonly nameOf: NameOf;
  readonly hasReasons: boolean;
}

const PairTable = ({ answer: { rows }, heads: [item, ...others], nameOf, hasReasons }: TableProps) => (
  <table className="gt">
    <thead>
      <tr>
        <th scope="col" className="stick">
          {item}
        </th>
        {others.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    {[...groupBy(rows, ({ id }) => groupOf(id))].map(([key, group]) => (
      <tbody key={key}>
        <tr className="grp">
          <th scope="rowgroup" className="stick">
            <span className="clip">{nameOf(key) ?? lastPart(key)}</span>
          </th>
          <td colSpan={others.length} />
        </tr>
        {group.map((row) => (
          <PairRow key={row.id} {...{ row, nameOf, hasReasons }} />
        ))}
      </tbody>
    ))}
  </table>
);

interface Props {
  /** Names of plans, or members as `@m01`. */
  readonly pair: readonly [string, string];
  /** The name of the draft or release. */
  readonly label: string;
  readonly files: SourceFiles;
  readonly draft: string | undefined;
  readonly stand: Scenario['shown'];
  readonly nameOf: NameOf;
  readonly change: ChangeAddress;
}

const labelOf = ({ name, says }: TwoColumns['one']): string => (name === says ? says : `${says} (${name})`);

const Differences = ({ answer, label, stand, nameOf, change }: Props & { readonly answer: TwoColumns }) => {
  const { t } = useWords();
  const { one, other, counts, rows } = answer;
  // Only members have reasons: the members of a plan differ in more than one fact.
  const hasReasons = rows.some(({ because }) => because.length > 0);
  const heads = [t('grid.item'), labelOf(one), labelOf(other), ...(hasReasons ? [t('compare.because')] : [])];
  const counted = t('compare.counts', { count: counts.differ, all: counts.rows, onlyOne: counts.onlyOne, onlyOther: counts.onlyOther });
  const day = stand.on === undefined ? [] : [t('questions.on', { day: stand.on })];
  return (
    <div className="gwrap pairwise" tabIndex={-1}>
      <div className="row wrap small">
        <span role="status">{counted}</span>
        <TextButton onClick={() => change({ pair: undefined })}>{t('compare.end')}</TextButton>
        <SaveTable
          title={`${t('compare.title')}: ${labelOf(one)}, ${labelOf(other)}`}
          about={[label, ...day, counted]}
          columns={heads}
          rows={rows.map((row) => [
            named(nameOf(row.id) ?? row.name, row.id),
            sideText(row, 'one'),
            sideText(row, 'other'),
            row.because.join('\n'),
          ])}
        />
      </div>
      <PairTable {...{ answer, heads, nameOf, hasReasons }} />
    </div>
  );
};

// What two plans or two members get differently, in words, and for members the facts that decide.
export const TwoTable = (props: Props) => {
  const { t, language } = useWords();
  const { pair, stand, files, draft, change } = props;
  const { answer, isOld, unanswered } = useWorkerAnswer('two', { side: 'draft', language, ...stand, pair });
  if (unanswered)
    return (
      <Empty icon="alert" title={t('compare.title')}>
        <WhyUnanswered why={unanswered} {...{ files, draft }} />
      </Empty>
    );
  if (!answer && isOld) return <Loading what={t('grid.working')} />;
  if (!answer)
    return (
      <Empty
        icon="search"
        title={t('compare.title')}
        acts={<TextButton onClick={() => change({ pair: undefined })}>{t('compare.end')}</TextButton>}
      >
        {t('compare.unknown')}
      </Empty>
    );
  return <Differences {...props} answer={answer} />;
};

import type { TwoColumns } from '../../../../../authoring/questions/two-columns.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import type { ChangeAddress } from '../../../api/change-search.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { TextButton } from '../../../kit/button.tsx';
import { Empty, Loading } from '../../../kit/states.tsx';
import type { NameOf } from '../../../scenario/item-names.ts';
import { named, SaveTable } from '../../../scenario/save-table.tsx';
import type { Scenario } from '../../../scenario/scenario-address.ts';
import { WhyUnanswered } from '../../../scenario/why-unanswered.tsx';
import { PairTable } from '../table/pair-table.tsx';
import { TableArea } from '../table/page-areas.tsx';

type Row = TwoColumns['rows'][number];

const sideText = ({ differences }: Row, side: 'one' | 'other'): string =>
  differences
    .map((difference) =>
      difference.what === '' ? difference[side] : `${difference.what}: ${difference[side]}`,
    )
    .join('\n');

interface Props {
  /** Names of plans, or members as `@m01`. */
  pair: readonly [string, string];
  label: string;
  files: SourceFiles;
  draft: string | undefined;
  stand: Scenario['shown'];
  nameOf: NameOf;
  change: ChangeAddress;
}

const labelOf = ({ name, says }: TwoColumns['one']): string => (name === says ? says : `${says} (${name})`);

const Differences = ({ answer, label, stand, nameOf, change }: Props & { answer: TwoColumns }) => {
  const { t } = useWords();
  const { one, other, counts, rows } = answer;
  // Only members have reasons: the members of a plan differ in more than one fact.
  const hasReasons = rows.some(({ because }) => because.length > 0);
  const heads = [t('grid.item'), labelOf(one), labelOf(other), ...(hasReasons ? [t('compare.because')] : [])];
  const counted = t('compare.counts', {
    count: counts.differ,
    all: counts.rows,
    onlyOne: counts.onlyOne,
    onlyOther: counts.onlyOther,
  });
  const day = stand.on === undefined ? [] : [t('questions.on', { day: stand.on })];
  return (
    <TableArea
      tools={
        <>
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
        </>
      }
    >
      <PairTable {...{ answer, heads, nameOf, hasReasons }} />
    </TableArea>
  );
};

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
  if (!answer && isOld) return <Loading what={t('grid.table')} />;
  if (!answer)
    return (
      <Empty
        icon="search"
        title={t('compare.title')}
        actions={<TextButton onClick={() => change({ pair: undefined })}>{t('compare.end')}</TextButton>}
      >
        {t('compare.unknown')}
      </Empty>
    );
  return <Differences {...props} answer={answer} />;
};

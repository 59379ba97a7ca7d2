import type { ToldWish } from '../../../../../authoring/reports/wish-report.ts';
import { plainly } from '../../../i18n/rich.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { SaveTable } from '../../../scenario/save-table.tsx';
import { useRules } from '../context/rule-source.ts';

interface Props {
  readonly found: ToldWish;
  /** The effect that was asked for, in words for each mark. */
  readonly wanted: readonly string[];
}

/** The edits that were found for an effect, as a file: a row for each, those that belong together under one number, the shortest first. */
export const SaveEdits = ({ found, wanted }: Props) => {
  const { t, language } = useWords();
  const { draft } = useRules();
  const whose = draft ? t('grid.draft', { name: draft.name }) : t('rules.saved.live');
  const about = [
    whose,
    `${t('rules.wish.marks')}: ${wanted.join('; ')}`,
    `${t('rules.wish.changes')}: ${found.changes.map((says) => plainly(says, language)).join('; ')}`,
  ];
  const rows = found.answers.flatMap((edits, at) =>
    edits.map(({ about: { name }, at: place, saysBefore, saysAfter }) => [String(at + 1), name, place, saysBefore, saysAfter]),
  );
  return (
    <SaveTable
      title={t('rules.wish.answers')}
      about={about}
      columns={(['answer', 'about', 'place', 'before', 'after'] as const).map((column) => t(`rules.wish.column.${column}`))}
      rows={rows}
    />
  );
};

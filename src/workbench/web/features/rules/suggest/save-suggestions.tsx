import type { DescribedSuggestions } from '../../../../../authoring/reports/suggestion-report.ts';
import { plainly } from '../../../i18n/rich.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { SaveTable } from '../../../scenario/save-table.tsx';
import { useRules } from '../source/rules-source.ts';

interface Props {
  found: DescribedSuggestions;
  wanted: readonly string[];
}

// One row for each edit; the edits of a suggestion have the same number.
export const SaveSuggestions = ({ found, wanted }: Props) => {
  const { t, language } = useWords();
  const { draft } = useRules();
  const source = draft ? t('grid.draft', { name: draft.name }) : t('rules.saved.live');
  const about = [
    source,
    `${t('rules.wish.marks')}: ${wanted.join('; ')}`,
    `${t('rules.wish.changes')}: ${found.changes.map((change) => plainly(change, language)).join('; ')}`,
  ];
  const rows = found.answers.flatMap((edits, at) =>
    edits.map(({ about: { name }, at: file, saysBefore, saysAfter }) => [
      String(at + 1),
      name,
      file,
      saysBefore,
      saysAfter,
    ]),
  );
  return (
    <SaveTable
      title={t('rules.wish.answers')}
      about={about}
      columns={(['answer', 'about', 'place', 'before', 'after'] as const).map((column) =>
        t(`rules.wish.column.${column}`),
      )}
      rows={rows}
    />
  );
};

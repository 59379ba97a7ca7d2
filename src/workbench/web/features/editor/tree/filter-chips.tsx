import { useWords } from '../../../i18n/use-words.ts';
import type { TreeMarks } from './tree-marks.tsx';
import type { ProblemMarks } from './use-problem-marks.ts';
import type { TreeFilter } from './use-tree-view.ts';
import { ToggleChip } from '../../../kit/chip.tsx';

interface Props {
  marks: TreeMarks & Pick<ProblemMarks, 'count'>;
  who: string;
  filter: TreeFilter | undefined;
  onFilter: (filter: TreeFilter | undefined) => void;
}

export const FilterChips = ({ marks: { changed, count: problems, seen }, who, filter, onFilter }: Props) => {
  const { t } = useWords();
  const chips: readonly { readonly name: TreeFilter; readonly count?: number; readonly title?: string }[] = [
    { name: 'changed', count: changed.size },
    { name: 'toCheck', count: problems },
    ...(seen ? [{ name: 'hidden' as const, title: t('editor.tree.hiddenFrom', { who }) }] : []),
  ];
  return (
    <div className="row wrap">
      {chips.map(({ name, count, title }) => (
        <ToggleChip
          key={name}
          isOn={filter === name}
          title={title}
          onClick={() => onFilter(filter === name ? undefined : name)}
        >
          {t(`editor.tree.${name}`)} {count !== undefined && <b>{count}</b>}
        </ToggleChip>
      ))}
    </div>
  );
};

import type { DifferentEdit } from '../../../api/generated/api-shapes.ts';
import type { DraftEdit } from '../../../../authoring/draft/apply-edits.ts';
import { sameJson } from '../../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { ChangeRows, useChangeName } from '../../draft/changes/change-list.tsx';
import { changesOfEdits } from '../../draft/content/item-changes.ts';
import type { ConditionLabels } from '../../draft/content/condition-labels.ts';
import { useWords, type WordKey } from '../../i18n/use-words.ts';
import styles from './since-approved.module.css';

type Group = 'new' | 'changed' | 'base' | 'gone';

const heads: Readonly<Record<Group, readonly [before: WordKey, after: WordKey]>> = {
  new: ['draft.changes.live', 'draft.changes.draft'],
  changed: ['draft.since.approved', 'draft.since.now'],
  base: ['draft.since.liveThen', 'draft.since.liveNow'],
  gone: ['draft.changes.live', 'draft.since.approved'],
};

interface Grouped {
  readonly group: Group;
  readonly edit: DraftEdit;
}

const groupedEdit = ({ address, approved, now }: DifferentEdit): Grouped => {
  const edit = (expected: DraftEdit['expected'], value: DraftEdit['value']): DraftEdit => ({
    address,
    expected,
    value,
  });
  if (!now) return { group: 'gone', edit: edit(approved?.before ?? null, approved?.after ?? null) };
  if (!approved) return { group: 'new', edit: edit(now.before, now.after) };
  return sameJson(approved.after, now.after)
    ? { group: 'base', edit: edit(approved.before, now.before) }
    : { group: 'changed', edit: edit(approved.after, now.after) };
};

interface Props {
  edits: readonly DifferentEdit[];
  files: readonly [SourceFiles, ...SourceFiles[]];
  labels: ConditionLabels;
}

export const DifferentEdits = ({ edits, files, labels }: Props) => {
  const { t } = useWords();
  const nameOf = useChangeName();
  const grouped = edits.map(groupedEdit);
  return (Object.keys(heads) as readonly Group[]).map((group) => {
    const own = grouped.filter((one) => one.group === group).map(({ edit }) => edit);
    const [before, after] = heads[group];
    return (
      own.length > 0 && (
        <div key={group} className={styles.edits}>
          <h3 className="sec">{t(`draft.since.${group}`)}</h3>
          {changesOfEdits(own, files).map((change) => (
            <div key={change.key}>
              <h4 className="strong small">
                {nameOf(change).name} <span className="muted">{nameOf(change).where}</span>
              </h4>
              <ChangeRows change={change} labels={labels} sides={[t(before), t(after)]} />
            </div>
          ))}
        </div>
      )
    );
  });
};

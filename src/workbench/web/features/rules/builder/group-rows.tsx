import { useState } from 'react';
import type { GroupNode, RuleNode } from '../../../../../authoring/draft/rules/rule-tree.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { ComboBox } from '../../../kit/combo-box/combo-box.tsx';
import type { ComboOption } from '../../../kit/combo-box/combo-options.ts';
import { appendGroup, firstCondition, useBuilding } from './building.ts';
import { ConditionRow } from './condition-row.tsx';
import { RowActions } from './row-actions.tsx';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './builder-row.module.css';

interface PathProps {
  path: readonly number[];
}

const AddCondition = ({ path }: PathProps) => {
  const { t, language } = useWords();
  const { list, setAdding, change } = useBuilding();
  const [text, setText] = useState('');
  const options = (kind: 'rules' | 'facts'): readonly ComboOption[] =>
    (list?.[kind] ?? [])
      .map(({ name, says }) => ({ value: name, label: says, more: name, group: t(`rules.builder.${kind}`) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const close = (): void => setAdding(undefined);
  return (
    <ComboBox
      label={t('rules.builder.add')}
      value={text}
      takesFocus
      options={[...options('facts'), ...options('rules')]}
      none={t('rules.builder.noName')}
      onType={setText}
      onChoose={({ value }) => {
        close();
        const fact = list?.facts.find(({ name }) => name === value);
        change(path, (group) =>
          group.kind === 'group' ? { ...group, parts: [...group.parts, firstCondition(value, fact)] } : group,
        );
      }}
      onLeave={close}
      onEscape={close}
    />
  );
};

const AddButtons = ({ path }: PathProps) => {
  const { t } = useWords();
  const { setAdding, change } = useBuilding();
  return (
    <>
      <Button small icon="plus" kind="add" onClick={() => setAdding(path.join('.'))}>
        {t('rules.builder.addCondition')}
      </Button>
      <Button small icon="plus" kind="add" onClick={() => change(path, appendGroup)}>
        {t('rules.builder.addGroup')}
      </Button>
    </>
  );
};

interface Props extends PathProps {
  node: GroupNode;
}

const operators = ['and', 'or'] as const;

const GroupHead = ({ node: { operator, nots }, path }: Props) => {
  const { t } = useWords();
  const { mayEdit, change } = useBuilding();
  const isNot = nots % 2 === 1;
  const labelOf = (one: GroupNode['operator']): string => t(`rules.builder.${one}${isNot ? 'Not' : ''}`);
  const setOperator = (next: GroupNode['operator']): void =>
    change(path, (group) => (group.kind === 'group' ? { ...group, operator: next } : group));
  if (!mayEdit) return <b className="strong">{labelOf(operator)}</b>;
  return (
    <>
      <select
        aria-label={t('rules.builder.join')}
        value={operator}
        onChange={({ target }) => setOperator(target.value === 'or' ? 'or' : 'and')}
      >
        {operators.map((one) => (
          <option key={one} value={one}>
            {labelOf(one)}
          </option>
        ))}
      </select>
      <RowActions
        path={path}
        isNot={isNot}
        what={t(`rules.builder.${operator}`)}
        isRoot={path.length === 0}
      />
    </>
  );
};

const Part = ({ node, path }: PathProps & { node: RuleNode }) =>
  node.kind === 'group' ? <GroupRows node={node} path={path} /> : <ConditionRow node={node} path={path} />;

export const GroupRows = ({ node, path }: Props) => {
  const { t } = useWords();
  const { mayEdit, adding } = useBuilding();
  const key = path.join('.');
  return (
    <div
      data-group={key}
      role="group"
      aria-label={t(`rules.builder.${node.operator}${node.nots % 2 === 1 ? 'Not' : ''}`)}
    >
      <div className={joinClasses(styles.row, styles.head)} data-path={key}>
        <GroupHead node={node} path={path} />
      </div>
      <ul className={styles.rows}>
        {node.parts.map((part, at) => (
          <li key={at}>
            <Part node={part} path={[...path, at]} />
          </li>
        ))}
        {mayEdit && (
          <li className={joinClasses('row wrap', styles.add)}>
            {adding === key ? <AddCondition path={path} /> : <AddButtons path={path} />}
          </li>
        )}
      </ul>
    </div>
  );
};

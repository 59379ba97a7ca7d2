import { useState } from 'react';
import type { GroupNode, RuleNode } from '../../../../../authoring/draft/rules/rule-tree.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { ComboBox, type ComboOption } from '../../../kit/combo-box.tsx';
import { firstCondition, useBuilding, withEmptyGroup } from './building.ts';
import { ConditionRow, RowActs } from './condition-row.tsx';

const Adding = ({ path }: { readonly path: readonly number[] }) => {
  const { t, language } = useWords();
  const { list, add, change } = useBuilding();
  const [typed, setTyped] = useState('');
  const options = (kind: 'rules' | 'facts'): readonly ComboOption[] =>
    (list?.[kind] ?? [])
      .map(({ name, says }) => ({ value: name, label: says, more: name, group: t(`rules.builder.${kind}`) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return (
    <ComboBox
      label={t('rules.builder.add')}
      value={typed}
      takesFocus
      options={[...options('facts'), ...options('rules')]}
      none={t('rules.builder.noName')}
      onType={setTyped}
      onChoose={({ value }) => {
        add(undefined);
        const fact = list?.facts.find(({ name }) => name === value);
        change(path, (group) => (group.kind === 'group' ? { ...group, parts: [...group.parts, firstCondition(value, fact)] } : group));
      }}
      onLeave={() => add(undefined)}
      onEscape={() => add(undefined)}
    />
  );
};

interface Props {
  readonly node: GroupNode;
  readonly path: readonly number[];
}

const joins = ['and', 'or'] as const;

const Part = ({ node, path }: { readonly node: RuleNode; readonly path: readonly number[] }) =>
  node.kind === 'group' ? <GroupRows node={node} path={path} /> : <ConditionRow node={node} path={path} />;

/** A group of conditions: whether all have to hold or one, its conditions below, and a way to add one. */
export const GroupRows = ({ node, path }: Props) => {
  const { t } = useWords();
  const { mayEdit, adding, add, change } = useBuilding();
  const key = path.join('.');
  const isNot = node.nots % 2 === 1;
  return (
    <div className="group-rows" data-group={key} role="group" aria-label={t(`rules.builder.${node.operator}${isNot ? 'Not' : ''}`)}>
      <div className="brow head" data-path={key}>
        {mayEdit ? (
          <>
            <select
              aria-label={t('rules.builder.join')}
              value={node.operator}
              onChange={({ target }) =>
                change(path, (group) => (group.kind === 'group' ? { ...group, operator: target.value === 'or' ? 'or' : 'and' } : group))
              }
            >
              {joins.map((join) => (
                <option key={join} value={join}>
                  {t(`rules.builder.${join}${isNot ? 'Not' : ''}`)}
                </option>
              ))}
            </select>
            <RowActs path={path} isNot={isNot} what={t(`rules.builder.${node.operator}`)} isRoot={path.length === 0} />
          </>
        ) : (
          <b className="strong">{t(`rules.builder.${node.operator}${isNot ? 'Not' : ''}`)}</b>
        )}
      </div>
      <ul className="brows">
        {node.parts.map((part, at) => (
          <li key={at}>
            <Part node={part} path={[...path, at]} />
          </li>
        ))}
        {mayEdit && (
          <li className="row wrap adds">
            {adding === key ? (
              <Adding path={path} />
            ) : (
              <>
                <Button small icon="plus" kind="add" onClick={() => add(key)}>
                  {t('rules.builder.addCondition')}
                </Button>
                <Button small icon="plus" kind="add" onClick={() => change(path, withEmptyGroup)}>
                  {t('rules.builder.addGroup')}
                </Button>
              </>
            )}
          </li>
        )}
      </ul>
    </div>
  );
};

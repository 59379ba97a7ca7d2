import { Link } from 'react-router-dom';
import type { CompareNode, NameNode } from '../../../../../authoring/draft/rules/rule-tree.ts';
import { operatorName } from '../../../draft/changes/condition-text.ts';
import { rulePath } from '../../../draft/rule-addresses.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useRules } from '../source/rules-source.ts';
import { useBuilding } from './building.ts';
import { RowActions } from './row-actions.tsx';
import { ValueInput } from './value-input.tsx';
import { Token } from '../source/token.tsx';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './builder-row.module.css';

const enumOperators = ['===', '!==', 'in'] as const;
const numberOperators = ['===', '!==', '<', '<=', '>', '>='] as const;

const withOperator = (node: CompareNode, operator: string): CompareNode => {
  const { value } = node;
  const isList = Array.isArray(value);
  if (operator === 'in') return { ...node, operator, value: isList ? value : [String(value)] };
  return { ...node, operator, value: isList ? ((value as readonly string[])[0] ?? '') : value };
};

interface CompareProps {
  node: CompareNode;
  path: readonly number[];
}

const ReadOnlyComparison = ({ node: { name, operator, value } }: Pick<CompareProps, 'node'>) => {
  const { t } = useWords();
  const { labelOf, list } = useBuilding();
  const fact = list?.facts.find((one) => one.name === name);
  const formatValue = (one: string | number | boolean): string =>
    fact?.values.find((listed) => listed.value === one)?.says ?? String(one);
  const text = Array.isArray(value)
    ? value.map(formatValue).join(', ')
    : formatValue(value as string | number | boolean);
  return (
    <>
      <span>{labelOf(name)}</span>{' '}
      <span className="muted">{t(`rules.operator.${operatorName(operator)}`)}</span> <Token>{text}</Token>
    </>
  );
};

const EditableComparison = ({ node, path }: CompareProps) => {
  const { t } = useWords();
  const { labelOf, list, change } = useBuilding();
  const label = labelOf(node.name);
  const edit = (editNode: (compare: CompareNode) => CompareNode): void =>
    change(path, (part) => (part.kind === 'compare' ? editNode(part) : part));
  return (
    <>
      <span>{label}</span>
      <select
        aria-label={t('rules.builder.operator', { what: label })}
        value={node.operator}
        onChange={({ target }) => edit((part) => withOperator(part, target.value))}
      >
        {(typeof node.value === 'number' ? numberOperators : enumOperators).map((operator) => (
          <option key={operator} value={operator}>
            {t(`rules.operator.${operatorName(operator)}`)}
          </option>
        ))}
      </select>
      <ValueInput
        node={node}
        fact={list?.facts.find(({ name }) => name === node.name)}
        onChange={(value) => edit((part) => ({ ...part, value }))}
      />
    </>
  );
};

const Condition = ({ node, path }: Props) => {
  const { t } = useWords();
  const { mayEdit, labelOf, list } = useBuilding();
  if (node.kind === 'name')
    return (
      <>
        {list?.rules.some(({ name }) => name === node.name) && (
          <span className="small muted">{t('rules.builder.rule')}</span>
        )}
        <Token>{labelOf(node.name)}</Token>
      </>
    );
  if (!mayEdit || typeof node.value === 'boolean') return <ReadOnlyComparison node={node} />;
  return <EditableComparison node={node} path={path} />;
};

interface Props {
  node: NameNode | CompareNode;
  path: readonly number[];
}

export const ConditionRow = ({ node, path }: Props) => {
  const { t } = useWords();
  const { draft } = useRules();
  const { mayEdit, labelOf, list } = useBuilding();
  const { name, nots } = node;
  return (
    <div className={styles.row} data-path={path.join('.')}>
      <span className={joinClasses('row wrap grow', styles.condition)}>
        {nots > 0 && (
          <Token kind="not">{Array.from({ length: nots }, () => t('rules.word.not')).join(' ')}</Token>
        )}
        <Condition {...{ node, path }} />
      </span>
      {list?.rules.some((rule) => rule.name === name) ? (
        <Link className="code" to={rulePath(draft?.id, name)}>
          {name}
        </Link>
      ) : (
        <span className="code">{name}</span>
      )}
      {mayEdit && <RowActions path={path} isNot={nots % 2 === 1} what={labelOf(name)} />}
    </div>
  );
};

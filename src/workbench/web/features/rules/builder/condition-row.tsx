import { Link } from 'react-router-dom';
import { type CompareNode, type Literal, type NameNode, negated } from '../../../../../authoring/draft/rules/rule-tree.ts';
import type { ListedFact } from '../../../../../authoring/rules/rule-list.ts';
import { operatorName } from '../../../draft/changes/condition-text.ts';
import { rulePath } from '../../../draft/rule-addresses.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { useRules } from '../context/rule-source.ts';
import { useBuilding } from './building.ts';

interface ActsProps {
  readonly path: readonly number[];
  readonly isNot: boolean;
  /** What it is, for those who do not see the row. */
  readonly what: string;
  readonly isRoot?: boolean;
}

/** What can be done with a row: turned into its opposite, moved, taken away. */
export const RowActs = ({ path, isNot, what, isRoot = false }: ActsProps) => {
  const { t } = useWords();
  const { change, move } = useBuilding();
  return (
    <span className="row end">
      <Button small kind="quiet" aria-pressed={isNot} aria-label={t('rules.builder.turn', { what })} onClick={() => change(path, negated)}>
        {t('rules.word.not')}
      </Button>
      {!isRoot && (
        <>
          <Button small kind="quiet" icon="up" aria-label={t('rules.builder.up', { what })} onClick={() => move(path, -1)} />
          <Button small kind="quiet" icon="down" aria-label={t('rules.builder.down', { what })} onClick={() => move(path, 1)} />
          <Button
            small
            kind="quiet"
            icon="close"
            aria-label={t('rules.builder.remove', { what })}
            onClick={() => change(path, () => undefined)}
          />
        </>
      )}
    </span>
  );
};

const ofEnum = ['===', '!==', 'in'] as const;
const ofNumber = ['===', '!==', '<', '<=', '>', '>='] as const;

/** The same comparison by another operator: a list and a single value turn into each other. */
const withOperator = (node: CompareNode, operator: string): CompareNode => {
  const { value } = node;
  const isList = Array.isArray(value);
  if (operator === 'in') return { ...node, operator, value: isList ? value : [String(value)] };
  return { ...node, operator, value: isList ? ((value as readonly string[])[0] ?? '') : value };
};

interface ValueProps {
  readonly node: CompareNode;
  readonly fact: ListedFact | undefined;
  readonly onChange: (value: Literal) => void;
}

const Value = ({ node, fact, onChange }: ValueProps) => {
  const { t } = useWords();
  const label = t('rules.builder.value', { what: fact?.says ?? node.name });
  const { value } = node;
  if (typeof value === 'number')
    return (
      <input
        type="number"
        className="in"
        aria-label={label}
        value={value}
        step={1}
        min={fact?.values[0]?.value}
        max={fact?.values.at(-1)?.value}
        onChange={({ target }) => {
          if (Number.isInteger(target.valueAsNumber)) onChange(target.valueAsNumber);
        }}
      />
    );
  if (Array.isArray(value)) {
    const chosen = value as readonly string[];
    return (
      <fieldset className="row wrap values">
        <legend className="sr">{label}</legend>
        {(fact?.values ?? []).map((one) => {
          const own = String(one.value);
          const isChosen = chosen.includes(own);
          return (
            <label key={own} className="tick-line small">
              <input
                type="checkbox"
                className="check"
                checked={isChosen}
                onChange={() => {
                  const next = isChosen ? chosen.filter((other) => other !== own) : [...chosen, own];
                  // A list of no value is true for nobody, and no rule.
                  if (next.length > 0) onChange(next);
                }}
              />
              <span>{one.says}</span>
            </label>
          );
        })}
      </fieldset>
    );
  }
  return (
    <select aria-label={label} value={String(value)} onChange={({ target }) => onChange(target.value)}>
      {fact?.values.some((one) => one.value === value) !== true && <option value={String(value)}>{String(value)}</option>}
      {fact?.values.map((one) => (
        <option key={one.value} value={one.value}>
          {one.says}
        </option>
      ))}
    </select>
  );
};

const Compare = ({ node, path }: { readonly node: CompareNode; readonly path: readonly number[] }) => {
  const { t } = useWords();
  const { mayEdit, says, list, change } = useBuilding();
  const fact = list?.facts.find(({ name }) => name === node.name);
  const shown = (one: string | number | boolean): string => fact?.values.find(({ value }) => value === one)?.says ?? String(one);
  const told = Array.isArray(node.value) ? node.value.map(shown).join(', ') : shown(node.value as string | number | boolean);
  const operator = t(`rules.operator.${operatorName(node.operator)}`);
  if (!mayEdit || typeof node.value === 'boolean')
    return (
      <>
        <span>{says(node.name)}</span> <span className="muted">{operator}</span> <span className="token">{told}</span>
      </>
    );
  return (
    <>
      <span>{says(node.name)}</span>
      <select
        aria-label={t('rules.builder.operator', { what: says(node.name) })}
        value={node.operator}
        onChange={({ target }) => change(path, (part) => (part.kind === 'compare' ? withOperator(part, target.value) : part))}
      >
        {(typeof node.value === 'number' ? ofNumber : ofEnum).map((one) => (
          <option key={one} value={one}>
            {t(`rules.operator.${operatorName(one)}`)}
          </option>
        ))}
      </select>
      <Value node={node} fact={fact} onChange={(value) => change(path, (part) => (part.kind === 'compare' ? { ...part, value } : part))} />
    </>
  );
};

/** One condition: a fact or rule by its name, or a fact compared with a value. */
export const ConditionRow = ({ node, path }: { readonly node: NameNode | CompareNode; readonly path: readonly number[] }) => {
  const { t } = useWords();
  const { draft } = useRules();
  const { mayEdit, says, list } = useBuilding();
  const isNot = node.nots % 2 === 1;
  const isRule = list?.rules.some(({ name }) => name === node.name) ?? false;
  return (
    <div className="brow" data-path={path.join('.')}>
      <span className="row wrap grow">
        {node.nots > 0 && <span className="token not">{Array.from({ length: node.nots }, () => t('rules.word.not')).join(' ')}</span>}
        {node.kind === 'compare' ? (
          <Compare node={node} path={path} />
        ) : (
          <>
            {isRule && <span className="small muted">{t('rules.builder.rule')}</span>}
            <span className="token">{says(node.name)}</span>
          </>
        )}
      </span>
      {isRule ? (
        <Link className="code" to={rulePath(draft?.id, node.name)}>
          {node.name}
        </Link>
      ) : (
        <span className="code">{node.name}</span>
      )}
      {mayEdit && <RowActs path={path} isNot={isNot} what={says(node.name)} />}
    </div>
  );
};

import type { KeyboardEvent } from 'react';
import { negateNode } from '../../../../../authoring/draft/rules/rule-tree.ts';
import type { Expression } from '../../../../../rules/expression.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Key } from '../../../kit/commands/keys.tsx';
import { appendGroup, BuilderContext, type Building } from './building.ts';
import { GroupRows } from './group-rows.tsx';
import { useRuleTree } from './use-rule-tree.ts';
import styles from './rule-builder.module.css';

const parsePath = (text: string): readonly number[] => text.split('.').filter(Boolean).map(Number);

const runKey = ({ key, altKey, target }: KeyboardEvent, { setAdding, change, move }: Building): boolean => {
  const element = target as HTMLElement;
  const row = element.closest<HTMLElement>('[data-path]')?.dataset['path'];
  const group = element.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? '';
  if (row === undefined) return false;
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) move(parsePath(row), key === 'ArrowUp' ? -1 : 1);
  else if (altKey || element.matches('input, select, textarea')) return false;
  else if (key === '+') setAdding(group);
  else if (key === '!') change(parsePath(row), negateNode);
  else if (key === 'g') change(parsePath(group), appendGroup);
  else return false;
  return true;
};

const BuilderKeys = () => {
  const { t } = useWords();
  return (
    <span className="row small muted end xs-no">
      <Key of="+" /> {t('rules.builder.condition')} <Key of="g" /> {t('rules.builder.group')} <Key of="!" />{' '}
      {t('rules.word.not')} <Key of="Alt ArrowUp" /> {t('rules.builder.move')}
    </span>
  );
};

interface Props {
  logic: unknown;
  onChange: (logic: Expression) => void;
}

export const RuleBuilder = ({ logic, onChange }: Props) => {
  const { t } = useWords();
  const built = useRuleTree(logic, onChange);
  if (!built) return null;
  const { tree, building } = built;
  const label = t(building.mayEdit ? 'rules.builder.title' : 'rules.builder.reads');
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (!building.mayEdit || event.ctrlKey || event.metaKey || !runKey(event, building)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the focused control of a row
    <div className={styles.builder} data-builder role="group" aria-label={label} onKeyDown={handleKeyDown}>
      <div className="row wrap">
        <h2 className="sec">{label}</h2>
        {building.mayEdit && <BuilderKeys />}
      </div>
      <BuilderContext value={building}>
        <GroupRows node={tree} path={[]} />
      </BuilderContext>
    </div>
  );
};

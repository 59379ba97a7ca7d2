import { useMemo, useState } from 'react';
import {
  type GroupNode,
  negated,
  type RuleNode,
  ruleExpression,
  ruleTree,
  withMoved,
  withPart,
} from '../../../../../authoring/draft/rules/rule-tree.ts';
import type { Expression } from '../../../../../rules/expression.ts';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import { namesIn } from '../../../draft/changes/condition-text.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Key } from '../../../kit/commands/keys.tsx';
import { useRules } from '../context/rule-source.ts';
import { type Building, BuilderContext, withEmptyGroup } from './building.ts';
import { GroupRows } from './group-rows.tsx';

/** The root is shown as a group, so that there is somewhere to add a condition. */
const asGroup = (node: RuleNode): GroupNode => (node.kind === 'group' ? node : { kind: 'group', nots: 0, operator: 'and', parts: [node] });

const pathOf = (element: Element | null): readonly number[] | undefined => {
  const written = element?.closest<HTMLElement>('[data-path]')?.dataset['path'];
  return written === undefined ? undefined : written.split('.').filter(Boolean).map(Number);
};

const controlsOf = (path: readonly number[]): readonly HTMLElement[] => {
  const row = document.querySelector(`.builder [data-path="${path.join('.')}"]`);
  return [...(row?.querySelectorAll<HTMLElement>('button, input, select') ?? [])];
};

/** Once a row has moved: the same control in its new place has the focus, so that the next press moves the same row. */
const follow = (from: readonly number[], step: 1 | -1): void => {
  const control = controlsOf(from).findIndex((one) => one === document.activeElement);
  const to = from.with(-1, (from.at(-1) ?? 0) + step);
  requestAnimationFrame(() => controlsOf(to)[control]?.focus());
};

interface Props {
  readonly logic: unknown;
  readonly onChange: (logic: Expression) => void;
}

/** Builds a rule of groups, facts, comparisons and other rules; each change is written at once. */
export const RuleBuilder = ({ logic, onChange }: Props) => {
  const { t, language } = useWords();
  const { files, mayEdit } = useRules();
  const [held, hold] = useState<GroupNode>();
  const [adding, setAdding] = useState<string>();
  const { answer } = useWorkerAnswer('rules', { language });
  const says = useMemo(() => namesIn(files, language), [files, language]);
  const derived = useMemo(() => ruleTree(logic), [logic]);
  if (!derived) return null;
  // An empty group says nothing yet: it is kept beside the text for as long as the text is what it says.
  const isHeld = held !== undefined && JSON.stringify(ruleExpression(held)) === JSON.stringify(logic);
  const tree = isHeld ? held : asGroup(derived);
  const change = (next: RuleNode): void => {
    const expression = ruleExpression(next);
    if (!expression) return;
    hold(asGroup(next));
    if (JSON.stringify(expression) !== JSON.stringify(logic)) onChange(expression);
  };
  const building: Building = {
    ...{ mayEdit, says, adding, list: answer },
    add: setAdding,
    change: (path, how) => change(withPart(tree, path, how)),
    move: (path, step) => {
      change(withMoved(tree, path, step));
      follow(path, step);
    },
  };
  const press = (event: React.KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const path = pathOf(target);
    const isTyping = target.matches('input, select, textarea');
    if (!mayEdit || !path || event.ctrlKey || event.metaKey) return;
    const group = target.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? '';
    const at = group === '' ? [] : group.split('.').map(Number);
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) building.move(path, event.key === 'ArrowUp' ? -1 : 1);
    else if (isTyping || event.altKey) return;
    else if (event.key === '+') setAdding(group);
    else if (event.key === '!') building.change(path, negated);
    else if (event.key === 'g') building.change(at, withEmptyGroup);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work on whichever control of a row has the focus
    <div className="builder" role="group" aria-label={t(mayEdit ? 'rules.builder.title' : 'rules.builder.reads')} onKeyDown={press}>
      <div className="row wrap">
        <h2 className="sec">{t(mayEdit ? 'rules.builder.title' : 'rules.builder.reads')}</h2>
        {mayEdit && (
          <span className="row small muted end keys-here">
            <Key of="+" /> {t('rules.builder.condition')} <Key of="g" /> {t('rules.builder.group')} <Key of="!" /> {t('rules.word.not')}{' '}
            <Key of="Alt ArrowUp" /> {t('rules.builder.move')}
          </span>
        )}
      </div>
      <BuilderContext value={building}>
        <GroupRows node={tree} path={[]} />
      </BuilderContext>
    </div>
  );
};

import { useMemo, useState } from 'react';
import {
  type GroupNode,
  movePart,
  replacePart,
  ruleExpression,
  type RuleNode,
  ruleTree,
} from '../../../../../authoring/draft/rules/rule-tree.ts';
import type { Expression } from '../../../../../rules/expression.ts';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import { namesIn } from '../../../draft/changes/condition-text.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useRules } from '../source/rules-source.ts';
import type { Building } from './building.ts';

// The root is a group, so that a user can add conditions to it.
const asGroup = (node: RuleNode): GroupNode =>
  node.kind === 'group' ? node : { kind: 'group', nots: 0, operator: 'and', parts: [node] };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const controlsIn = (path: readonly number[]): readonly HTMLElement[] => {
  const row = document.querySelector(`[data-builder] [data-path="${path.join('.')}"]`);
  return [...(row?.querySelectorAll<HTMLElement>('button, input, select') ?? [])];
};

// To the same control of the moved row, so that the next key moves the same row.
const followFocus = (from: readonly number[], step: 1 | -1): void => {
  const control = controlsIn(from).findIndex((one) => one === document.activeElement);
  const to = from.with(-1, (from.at(-1) ?? 0) + step);
  requestAnimationFrame(() => controlsIn(to)[control]?.focus());
};

export const useRuleTree = (logic: unknown, onChange: (logic: Expression) => void) => {
  const { language } = useWords();
  const { files, mayEdit } = useRules();
  const [edited, setEdited] = useState<GroupNode>();
  const [adding, setAdding] = useState<string>();
  const { answer } = useWorkerAnswer('rules', { language });
  const labelOf = useMemo(() => namesIn(files, language), [files, language]);
  const saved = useMemo(() => ruleTree(logic), [logic]);
  if (!saved) return undefined;
  // An expression has no empty groups: the edited tree keeps them until the rule changes elsewhere.
  const tree = edited !== undefined && isSame(ruleExpression(edited), logic) ? edited : asGroup(saved);
  const write = (next: RuleNode): void => {
    const expression = ruleExpression(next);
    if (!expression) return;
    setEdited(asGroup(next));
    if (!isSame(expression, logic)) onChange(expression);
  };
  const building: Building = {
    ...{ mayEdit, labelOf, list: answer, adding, setAdding },
    change: (path, edit) => write(replacePart(tree, path, edit)),
    move: (path, step) => {
      write(movePart(tree, path, step));
      followFocus(path, step);
    },
  };
  return { tree, building };
};

import { createContext, use } from 'react';
import type { RuleNode } from '../../../../../authoring/draft/rules/rule-tree.ts';
import type { ListedFact, RuleList } from '../../../../../authoring/rules/rule-list.ts';

export interface Building {
  readonly mayEdit: boolean;
  readonly labelOf: (name: string) => string;
  readonly list: RuleList | undefined;
  readonly adding: string | undefined;
  readonly setAdding: (group: string | undefined) => void;
  readonly change: (path: readonly number[], edit: (node: RuleNode) => RuleNode | undefined) => void;
  readonly move: (path: readonly number[], step: 1 | -1) => void;
}

export const BuilderContext = createContext<Building | undefined>(undefined);

export const useBuilding = (): Building => {
  const building = use(BuilderContext);
  if (building === undefined) throw new Error('`useBuilding` needs a `BuilderContext`');
  return building;
};

export const firstCondition = (name: string, fact: ListedFact | undefined): RuleNode => {
  if (!fact || fact.type === 'boolean') return { kind: 'name', nots: 0, name };
  if (fact.type === 'enum')
    return { kind: 'compare', nots: 0, name, operator: '===', value: fact.values[0]?.value ?? '' };
  return { kind: 'compare', nots: 0, name, operator: '>=', value: 1 };
};

// A group in a group has the other operator.
export const appendGroup = (node: RuleNode): RuleNode =>
  node.kind === 'group'
    ? {
        ...node,
        parts: [
          ...node.parts,
          { kind: 'group', nots: 0, operator: node.operator === 'and' ? 'or' : 'and', parts: [] },
        ],
      }
    : node;

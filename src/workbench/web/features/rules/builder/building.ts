import { createContext, use } from 'react';
import type { RuleNode } from '../../../../../authoring/draft/rules/rule-tree.ts';
import type { ListedFact, RuleList } from '../../../../../authoring/rules/rule-list.ts';

/** What the rows of the builder share. */
export interface Building {
  readonly mayEdit: boolean;
  /** What a fact or rule is called. */
  readonly says: (name: string) => string;
  /** Undefined until the analysis has told them. */
  readonly list: RuleList | undefined;
  /** The group to which a condition is being added, by its path joined with dots. */
  readonly adding: string | undefined;
  readonly add: (group: string | undefined) => void;
  readonly change: (path: readonly number[], how: (part: RuleNode) => RuleNode | undefined) => void;
  readonly move: (path: readonly number[], step: 1 | -1) => void;
}

/** The builder around its rows. */
export const BuilderContext = createContext<Building | undefined>(undefined);

/** The builder whose row this is; throws outside of one. */
export const useBuilding = (): Building => {
  const building = use(BuilderContext);
  if (building === undefined) throw new Error('there is no rule outside the builder');
  return building;
};

/** The condition that a name begins as: a fact or rule that holds, a value, a number at least one. */
export const firstCondition = (name: string, fact: ListedFact | undefined): RuleNode => {
  if (!fact || fact.type === 'boolean') return { kind: 'name', nots: 0, name };
  if (fact.type === 'enum') return { kind: 'compare', nots: 0, name, operator: '===', value: fact.values[0]?.value ?? '' };
  return { kind: 'compare', nots: 0, name, operator: '>=', value: 1 };
};

/** A group with an empty group at its end, of the other kind. */
export const withEmptyGroup = (node: RuleNode): RuleNode =>
  node.kind === 'group'
    ? { ...node, parts: [...node.parts, { kind: 'group', nots: 0, operator: node.operator === 'and' ? 'or' : 'and', parts: [] }] }
    : node;

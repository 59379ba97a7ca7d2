import { type Expression, operationOf, ruleNames } from '../../../rules/expression.ts';

export type Literal = string | number | boolean | readonly string[];

/** A fact or rule by name; negated when `nots` is odd. */
export interface NameNode {
  readonly kind: 'name';
  readonly nots: number;
  readonly name: string;
}

export interface CompareNode {
  readonly kind: 'compare';
  readonly nots: number;
  readonly name: string;
  /** `===`, `!==`, `in`, `<`, `<=`, `>` or `>=`. */
  readonly operator: string;
  readonly value: Literal;
}

/** Parts that must all hold (`and`), or alternatives (`or`). */
export interface GroupNode {
  readonly kind: 'group';
  readonly nots: number;
  readonly operator: 'and' | 'or';
  readonly parts: readonly RuleNode[];
}

/**
 * A part of a rule in the builder. It mirrors the grammar, so that converting to a tree and back changes
 * nothing (Decision 0033).
 */
export type RuleNode = NameNode | CompareNode | GroupNode;

export const withNots = (node: RuleNode, nots: number): RuleNode => ({ ...node, nots });

/** Negates a part, or removes a negation. */
export const negateNode = (node: RuleNode): RuleNode => withNots(node, node.nots > 0 ? node.nots - 1 : 1);

const treeOf = (expression: unknown): RuleNode => {
  const { operator, operand } = operationOf(expression);
  if (operator === '!') {
    const inner = treeOf(operand);
    return withNots(inner, inner.nots + 1);
  }
  if (operator === 'var') return { kind: 'name', nots: 0, name: operand as string };
  const parts = operand as readonly unknown[];
  if (operator === 'and' || operator === 'or')
    return { kind: 'group', nots: 0, operator, parts: parts.map(treeOf) };
  return {
    kind: 'compare',
    nots: 0,
    name: operationOf(parts[0]).operand as string,
    operator,
    value: parts[1] as Literal,
  };
};

const bare = (node: RuleNode): Expression | undefined => {
  if (node.kind === 'name') return { var: node.name };
  if (node.kind === 'compare') return { [node.operator]: [{ var: node.name }, node.value] };
  const parts = node.parts.flatMap((part) => ruleExpression(part) ?? []);
  return parts.length < 2 ? parts[0] : { [node.operator]: parts };
};

/**
 * Converts a builder tree to an expression; a group with one part becomes that part. Undefined while the tree
 * is incomplete.
 */
export const ruleExpression = (node: RuleNode): Expression | undefined => {
  const inner = bare(node);
  return inner && Array.from({ length: node.nots }).reduce<Expression>((held) => ({ '!': held }), inner);
};

/**
 * Converts an expression to a builder tree; undefined when the tree would not convert back to the same text.
 */
export const ruleTree = (expression: unknown): RuleNode | undefined => {
  if (typeof expression !== 'object' || expression === null || !ruleNames(expression)) return undefined;
  const tree = treeOf(expression);
  return JSON.stringify(ruleExpression(tree)) === JSON.stringify(expression) ? tree : undefined;
};

/** Replaces the part at a path of indexes. Undefined deletes the part. */
export const replacePart = (
  node: RuleNode,
  [at, ...deeper]: readonly number[],
  change: (part: RuleNode) => RuleNode | undefined,
): RuleNode => {
  if (at === undefined) return change(node) ?? node;
  if (node.kind !== 'group') return node;
  const parts = node.parts.flatMap((part, index) => {
    if (index !== at) return [part];
    return deeper.length === 0 ? (change(part) ?? []) : [replacePart(part, deeper, change)];
  });
  return { ...node, parts };
};

/** Moves a part up or down among its siblings. Returns the same tree at either end. */
export const movePart = (node: RuleNode, path: readonly number[], step: 1 | -1): RuleNode => {
  const at = path.at(-1);
  if (at === undefined) return node;
  return replacePart(node, path.slice(0, -1), (group) => {
    const other = group.kind === 'group' ? group.parts[at + step] : undefined;
    if (group.kind !== 'group' || !other) return group;
    const parts = group.parts.map((part, index) =>
      index === at ? other : index === at + step ? (group.parts[at] ?? part) : part,
    );
    return { ...group, parts };
  });
};

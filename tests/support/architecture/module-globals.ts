import ts from 'typescript';

/**
 * The world outside the language that a browser module may touch; their names, when no declaration of the
 * file shadows them.
 */
const watched = new Set(
  'fetch window document navigator localStorage sessionStorage history location XMLHttpRequest process console setTimeout setInterval'.split(
    ' ',
  ),
);

const isUse = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isTypeQueryNode(parent) || ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent))
    return false;
  if (ts.isJsxAttribute(parent) || ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent))
    return false;
  return !('name' in parent && parent.name === node) || ts.isShorthandPropertyAssignment(parent);
};

const clockOrChance = (node: ts.Node): string | undefined => {
  if (ts.isPropertyAccessExpression(node)) {
    const text = node.getText();
    if (text === 'Date.now' || text === 'Math.random' || text === 'performance.now') return text;
    return node.expression.getText() === 'globalThis' && watched.has(node.name.text)
      ? node.name.text
      : undefined;
  }
  return ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length
    ? 'new Date()'
    : undefined;
};

/**
 * Which of the watched globals (network, page, storage, process, clock, chance) the file uses without
 * declaring them itself.
 */
export const moduleGlobals = (source: ts.SourceFile): readonly string[] => {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && watched.has(node.text) && isUse(node)) used.add(node.text);
    if (
      (ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
    ) {
      declared.add(node.name.text);
    }
    const special = clockOrChance(node);
    if (special !== undefined) used.add(special);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].filter((name) => !declared.has(name));
};

import { readFileSync } from 'node:fs';
import ts from 'typescript';

const isCalled = (name: string, node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === name;

/** Text that `match`, `matchAll` or `search` would convert to an expression. */
const isTextMatched = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  ['match', 'matchAll', 'search'].includes(node.expression.name.text) &&
  node.arguments.some((argument) => ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument));

/**
 * The regular expressions of a program as they are written, with their flags; one that is made from a text at
 * run time stands there as its code.
 */
export const expressionsIn = (text: string, path: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isFound = ts.isRegularExpressionLiteral(node) || isCalled('RegExp', node) || isTextMatched(node);
    if (isFound) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
};

/** The same of a file of the project, or of the scripts inside an HTML document. */
export const moduleExpressions = (path: string): readonly string[] => {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.html')) return expressionsIn(text, path);
  return text
    .split('<script')
    .slice(1)
    .flatMap((script) =>
      expressionsIn(script.slice(script.indexOf('>') + 1).split('</script')[0] ?? '', path),
    );
};

/**
 * The `pattern` of every value of a JSON schema, as Ajv reads them, and the name of each `format`, which
 * contains an expression.
 */
export const schemaExpressions = (path: string): readonly string[] => {
  const found: string[] = [];
  JSON.parse(readFileSync(path, 'utf8'), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') found.push(String(new RegExp(value, 'u')));
    if (key === 'format' && typeof value === 'string') found.push(`format ${value}`);
    return value;
  });
  return found;
};

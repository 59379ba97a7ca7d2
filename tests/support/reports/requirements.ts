import ts from 'typescript';

/** A row of docs/requirements.md; `reason` says why no test can name it. */
export interface Requirement {
  readonly id: string;
  readonly reason?: string;
}

const rowOf = (line: string): Requirement | undefined => {
  const [, id = '', ...cells] = line.split('|').map((cell) => cell.trim());
  if (!/^R\d+\.\d+$/.test(id)) return undefined;
  const reason = cells.at(-2)?.match(/reason:\s*(.+)/)?.[1];
  return { id, ...(reason === undefined ? {} : { reason }) };
};

/** Returns the rows of a text such as docs/requirements.md, in their order. */
export const readRequirements = (text: string): readonly Requirement[] =>
  text.split('\n').flatMap((line) => rowOf(line) ?? []);

/** What is called: `test` and `each` of `test.each(rows)('title', ...)`. */
const calledNames = (callee: ts.Expression): readonly string[] => {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calledNames(callee.expression), callee.name.text];
  return ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)
    ? calledNames(ts.isCallExpression(callee) ? callee.expression : callee.tag)
    : [];
};

const isTestCall = ({ expression }: ts.CallExpression): boolean => {
  const [first, ...rest] = calledNames(expression);
  return (first === 'test' || first === 'it') && !rest.includes('skip') && !rest.includes('todo');
};

const titleOf = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) || !isTestCall(node)) return undefined;
  const [title] = node.arguments;
  return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
    ? title.getText()
    : undefined;
};

/**
 * The titles of the tests written in a test file, without skipped ones; a template is given as it is written.
 */
export const testTitles = (path: string, text: string): readonly string[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = titleOf(node);
    if (title !== undefined) titles.push(title);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
};

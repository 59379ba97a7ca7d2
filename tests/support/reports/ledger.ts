import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** One row of the requirement ledger; `reason` says why no test can name it. */
export interface LedgerRow {
  readonly id: string;
  readonly requirement: string;
  readonly reason?: string;
}

const rowOf = (line: string): LedgerRow | undefined => {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, id, , requirement, , last] = cells;
  if (id === undefined || requirement === undefined || !/^R\d\.\d+$/.test(id)) return undefined;
  const reason = last?.match(/reason:\s*(.+)/)?.[1];
  return { id, requirement, ...(reason === undefined ? {} : { reason }) };
};

/** The requirement rows (R1 to R9) of the ledger file at `path`, in their order. */
export const readLedger = (path: string): readonly LedgerRow[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => rowOf(line) ?? []);

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
  return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title.getText() : undefined;
};

/** The titles of the tests written in a test file, without skipped ones; a template is given as it is written. */
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

import ts from 'typescript';
import { en } from '../../../src/workbench/web/i18n/en.ts';
import { es } from '../../../src/workbench/web/i18n/es.ts';

type Tree = string | { readonly [name: string]: Tree };

const textsOf = (tree: Tree): readonly string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(textsOf);
const wordCount = (text: string): number => text.match(/[\p{L}\d’']+/gu)?.length ?? 0;
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is between the values of a message, and the whole message with any values. */
const messages = [...textsOf(en), ...textsOf(es)].map((text) => {
  const whole = text.replace(/<\/?\w+>/g, '');
  const pieces = whole.split(/\{\w+\}/);
  return {
    whole,
    start: pieces[0] ?? '',
    words: wordCount(pieces.join(' ')),
    filled: new RegExp(`^${pieces.map(literally).join('.+?')}$`),
  };
});
const wholes = messages.map(({ whole }) => whole).join('\n');
const pieces = [
  ...new Set(messages.flatMap(({ whole }) => whole.split(/\{\w+\}/).map((piece) => piece.trim()))),
];
const short = pieces.filter((piece) => wordCount(piece) > 1 && piece.length > 8);
const long = short.filter((piece) => wordCount(piece) > 3);

/** True if a text is a message with a minimum number of words that consists mostly of fixed text. */
const isFilled = (text: string, least: number): boolean => {
  const most = wordCount(text);
  return messages.some(
    ({ words, start, filled }) =>
      words >= least && words >= most / 2 && words <= most && text.startsWith(start) && filled.test(text),
  );
};

/** Whether a text that a query looks for is a message, a part of one or has one in it. */
const isAskedFor = (text: string): boolean =>
  isFilled(text, 1) ||
  (wordCount(text) > 1 && wholes.includes(text)) ||
  short.some((piece) => text.includes(piece));

/** Whether any other text is a message, or has one in it, and is too long to be so by chance. */
const isMessage = (text: string): boolean =>
  wordCount(text) > 2 && (isFilled(text, 3) || long.some((piece) => text.includes(piece)));

const queries =
  /(?:By(?:Role|Text|LabelText|Label|Placeholder|PlaceholderText|Title|DisplayValue)|^filter|^button|^heading)$/;

const calledName = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/** True if an expression is the text of a query of the page. The role of an element is not. */
const isInQuery = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isCallExpression(parent)) {
    const name = calledName(parent);
    return queries.test(name) && !(name.endsWith('ByRole') && parent.arguments[0] === node);
  }
  const isPart =
    ts.isPropertyAssignment(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isNewExpression(parent);
  return isPart && isInQuery(parent);
};

const isTitle = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^(?:test|it|describe|question)\b/.test(parent.expression.getText());

/**
 * The texts that a piece of code has in it, without those of imports and titles; of a regular expression what
 * it matches literally.
 */
const textsIn = (node: ts.Node): readonly string[] => {
  if (ts.isRegularExpressionLiteral(node))
    return node.text
      .replace(/^\/\^?|\$?\/\w*$/g, '')
      .split(/\[.*?\][*+]?|\.[*+]|\\[dws]\+?|\|/)
      .map((piece) => piece.replace(/\\(.)/g, '$1').trim());
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  return isText && !isTitle(node) ? [node.text.trim()] : [];
};

/**
 * Returns the texts of a test, or of a file that tests use, that repeat a message of the workbench in English
 * or Spanish.
 */
export const quotedMessages = (path: string, code: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const isQuote = textsIn(node).some(
      (text) => /\p{L}{2}/u.test(text) && (isInQuery(node) ? isAskedFor(text) : isMessage(text)),
    );
    if (isQuote) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      path,
      code,
      ts.ScriptTarget.Latest,
      true,
      path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return found;
};

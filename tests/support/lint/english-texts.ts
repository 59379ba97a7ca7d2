import ts from 'typescript';

/** A tree of messages, as the JSON files have them. */
export type Tree = string | { readonly [name: string]: Tree };

/** Returns the messages of a tree, each with its path. */
export const messagesIn = (tree: Tree, path = ''): readonly (readonly [path: string, text: string])[] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([name, part]) =>
        messagesIn(part, path === '' ? name : `${path}.${name}`),
      );

/** Returns the descriptions of a JSON schema. */
export const descriptionsIn = (schema: string): readonly string[] => {
  const found: string[] = [];
  JSON.parse(schema, (name, value: unknown) => {
    if (name === 'description' && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
};

const commentsOf = (file: ts.SourceFile): readonly string[] => {
  const { text } = file;
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    for (const ranges of [
      ts.getLeadingCommentRanges(text, node.pos),
      ts.getTrailingCommentRanges(text, node.end),
    ])
      for (const { pos, end } of ranges ?? []) found.set(pos, text.slice(pos, end));
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  return [...found.values()].map((comment) =>
    comment.replace(/^\s*\/?\*+\/?|\/\*\*?|\*\/|^\s*\/\/+/gm, ' ').replace(/\s+/g, ' '),
  );
};

const titlesOf = (file: ts.SourceFile): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(file))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) found.push(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** Returns the comments, docstrings and test titles of a TypeScript file. */
export const proseOfCode = (path: string, code: string): readonly string[] => {
  const file = ts.createSourceFile(
    path,
    code,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  return [...commentsOf(file), ...titlesOf(file)];
};

/** Returns the paragraphs of a Markdown file, without code. */
export const proseOfDocument = (markdown: string): readonly string[] =>
  markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, 'x')
    .split(/\n/)
    .filter((line) => line.trim() !== '');

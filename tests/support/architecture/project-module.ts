import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { moduleGlobals } from './module-globals.ts';
import { type ModuleImport, moduleImports } from './module-imports.ts';

/** What the architecture rules ask about one source file; `path` is relative to the project root. */
export interface ProjectModule {
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly ModuleImport[];
  readonly globals: readonly string[];
  readonly exported: readonly string[];
  readonly undocumented: readonly string[];
  readonly onlyReExports: boolean;
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const namesOf = (node: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => name.getText());
  const named = node as ts.Statement & { readonly name?: ts.Identifier };
  return named.name ? [named.name.text] : [];
};

const isFunctionStatement = (node: ts.Statement): boolean =>
  ts.isFunctionDeclaration(node) ||
  (ts.isVariableStatement(node) &&
    node.declarationList.declarations.some(
      ({ initializer }) => initializer !== undefined && ts.isFunctionLike(initializer),
    ));

const isDocumented = (node: ts.Statement, source: ts.SourceFile): boolean =>
  (ts.getLeadingCommentRanges(source.text, node.pos) ?? []).some(({ pos }) =>
    source.text.startsWith('/**', pos),
  );

/** Reads one TypeScript file of the project at `root`; throws when it does not exist. */
export const projectModule = (root: string, path: string): ProjectModule => {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const exported = source.statements.filter(isExported);
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: moduleImports(source, root),
    globals: moduleGlobals(source),
    exported: exported.flatMap(namesOf),
    undocumented: exported
      .filter((node) => isFunctionStatement(node) && !isDocumented(node, source))
      .flatMap(namesOf),
    onlyReExports:
      source.statements.length > 0 &&
      source.statements.every((node) => ts.isExportDeclaration(node) && node.moduleSpecifier),
  };
};

/** True when every relative import of the module names an existing file, extension included. */
export const importsExist = (root: string, module: ProjectModule): boolean =>
  module.imports.every(({ file }) => file === undefined || existsSync(join(root, file)));

import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * One import or re-export of a module; `file` is set when it stays in the project, `library` when it leaves
 * it.
 */
export interface ModuleImport {
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly reExport: boolean;
  /** The imported names as the other module exports them; `*` for all of them. */
  readonly names: readonly string[];
  readonly file?: string;
  readonly library?: string;
}

const libraryOf = (specifier: string): string => {
  if (specifier.startsWith('node:')) return 'node';
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') && first.length > 1 ? `${first}/${second}` : first;
};

const resolve = (root: string, from: string, specifier: string): Pick<ModuleImport, 'file' | 'library'> => {
  if (!specifier.startsWith('.')) return { library: libraryOf(specifier) };
  const file = join(dirname(from), specifier.replace(/\?.*$/, ''));
  return { file: relative(root, file) };
};

const isTypeOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean =>
  ts.isExportDeclaration(node)
    ? node.isTypeOnly
    : node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

const staticSpecifier = (node: ts.Node): ts.StringLiteral | undefined => {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return undefined;
  return node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier : undefined;
};

const namesOf = (node: ts.Node): readonly string[] => {
  if (ts.isImportDeclaration(node) && !node.importClause?.namedBindings) return [];
  const named = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : ts.isExportDeclaration(node)
      ? node.exportClause
      : undefined;
  if (!named || ts.isNamespaceImport(named) || ts.isNamespaceExport(named)) return ['*'];
  return named.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
};

const dynamicSpecifier = (node: ts.Node): ts.StringLiteral | undefined => {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [first] = node.arguments;
  return first && ts.isStringLiteral(first) ? first : undefined;
};

/** Every static and dynamic import and re-export of `source`, with files relative to `root`. */
export const moduleImports = (source: ts.SourceFile, root: string): readonly ModuleImport[] => {
  const found: ModuleImport[] = [];
  const visit = (node: ts.Node): void => {
    const fixed = staticSpecifier(node);
    const specifier = fixed ?? dynamicSpecifier(node);
    if (specifier) {
      const typeOnly = fixed !== undefined && isTypeOnly(node as ts.ImportDeclaration | ts.ExportDeclaration);
      const target = resolve(root, source.fileName, specifier.text);
      found.push({
        specifier: specifier.text,
        typeOnly,
        reExport: ts.isExportDeclaration(node),
        names: namesOf(node),
        ...target,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

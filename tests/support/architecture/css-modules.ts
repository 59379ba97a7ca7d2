/** A style sheet that ends in `.module.css`, or a file that may import one. */
export interface StyledFile {
  readonly path: string;
  readonly text: string;
}

const comments = /\/\*[\s\S]*?\*\//g;
const globalClasses = /:global\([^)]*\)/g;

/** The class names in the selectors of a CSS module; those in `:global(...)` belong to another sheet. */
export const classesOf = (css: string): ReadonlySet<string> => {
  const selectors = [...css.replace(comments, '').matchAll(/([^{};]*)\{/g)].map(
    ([, selector = '']) => selector,
  );
  const names = selectors.flatMap((selector) => [
    ...selector.replace(globalClasses, '').matchAll(/\.([a-zA-Z][\w-]*)/g),
  ]);
  return new Set(names.map(([, name = '']) => name));
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

interface Use {
  readonly path: string;
  readonly module: string;
  readonly classes: readonly string[];
  readonly isDynamic: boolean;
}

/** How a file uses the CSS modules it imports. */
const usesIn = ({ path, text }: StyledFile): readonly Use[] =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, variable = '', specifier = '']) => ({
      path,
      module: specifier.startsWith('./') ? `${folderOf(path)}/${specifier.slice(2)}` : specifier,
      classes: [...text.matchAll(new RegExp(`(?<![\\w-])${variable}\\.(\\w+)`, 'g'))].map(
        ([, name = '']) => name,
      ),
      isDynamic: text.includes(`${variable}[`),
    }),
  );

const scopedInSheet = /\.([a-z][a-z0-9-]*_[a-zA-Z][\w-]*)/g;
const scopedInComponent = /className="(?:[^"]* )?([a-z][a-z0-9-]*_[a-zA-Z][\w-]*)/g;

/** Scoped names, such as `.marks_note`: a file that spells one out reaches into another component. */
const scopedNames = (files: readonly StyledFile[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    [...text.replace(comments, '').matchAll(path.endsWith('.css') ? scopedInSheet : scopedInComponent)].map(
      ([, name]) => `${path} names .${name} of another module`,
    ),
  );

/**
 * The faults in how components use CSS modules. A file imports only modules from its own folder and names
 * each class as `styles.name`; every such class exists, every class of a module is used, no file spells out a
 * scoped class of another module, and two modules never share a file name, because scoped names are made of
 * the file name and the class.
 */
export const findStyleFaults = (files: readonly StyledFile[]): readonly string[] => {
  const modules = files.filter(({ path }) => path.endsWith('.module.css'));
  const uses = files.flatMap(usesIn);
  const known = new Map(modules.map(({ path, text }) => [path, classesOf(text)]));
  const used = Map.groupBy(uses, ({ module }) => module);
  return [
    ...uses
      .filter(({ module }) => !known.has(module))
      .map(({ path, module }) => `${path} imports ${module} from another folder`),
    ...uses
      .filter(({ isDynamic }) => isDynamic)
      .map(({ path }) => `${path} looks up a class by a computed name`),
    ...uses.flatMap(({ path, module, classes }) =>
      classes
        .filter((name) => known.get(module)?.has(name) === false)
        .map((name) => `${path} names .${name}, which ${module} lacks`),
    ),
    ...[...known].flatMap(([path, names]) => {
      const named = new Set(used.get(path)?.flatMap(({ classes }) => classes));
      return [...names].filter((name) => !named.has(name)).map((name) => `nothing uses .${name} of ${path}`);
    }),
    ...scopedNames(files),
    ...[...Map.groupBy(modules, ({ path }) => nameOf(path))]
      .filter(([, same]) => same.length > 1)
      .map(([name, same]) => `${same.map(({ path }) => path).join(' and ')} share the name ${name}`),
  ];
};

/** Tests that read files of the project rather than import them: no import shows what they depend on. */
const always = [
  'tests/architecture.test.ts',
  'tests/documents.test.ts',
  'tests/plain-english.test.ts',
  'tests/requirements.test.ts',
  'tests/support/architecture/css-modules.test.ts',
];

/** Folders that tests read at run time, each with the tests that read it. */
const readers: Readonly<Record<string, readonly string[]>> = {
  config: ['tests/config', 'tests/spec', 'tests/gating'],
  locales: ['tests/config', 'tests/spec', 'tests/gating'],
  schemas: ['tests/config', 'src/config', 'tests/workbench', 'tests/conformance', 'src/workbench/web/i18n'],
  'src/workbench/web/i18n': ['src/workbench/web/i18n', 'tests/workbench'],
};

/** Files that decide about every test. */
const wide =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|vite[\w.]*\.config\.ts|tests\/support\/test-projects\.ts)$/;

export type ChangedTests =
  'all' | { readonly related: readonly string[]; readonly folders: readonly string[] };

/**
 * Returns what to run for changed files of the project: sources whose tests Vitest finds by imports, and
 * folders whose tests all run.
 */
export const changedTests = (changed: readonly string[]): ChangedTests => {
  if (changed.some((file) => wide.test(file))) return 'all';
  const folders = Object.entries(readers).flatMap(([folder, tests]) =>
    changed.some((file) => file.startsWith(`${folder}/`)) ? tests : [],
  );
  const sources = changed.filter((file) => /^(?:src|tests)\/.*\.(?:tsx?|css|json)$/.test(file));
  return { related: [...always, ...sources], folders: [...new Set(folders)] };
};

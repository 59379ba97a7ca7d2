import type { KnipConfig } from 'knip';

/** Packages that a style sheet names in `url('package/file')`; knip reads them as imports. */
const packagesOf = (css: string): string =>
  [...css.matchAll(/url\('([^.'][^']*)'\)/g)].map(([, path]) => `import '${path ?? ''}';`).join('\n');

const config: KnipConfig = {
  entry: [
    'src/**/*.test.{ts,tsx}',
    'src/**/*.bench.ts',
    'tests/**/*.test.ts',
    'src/app/start/{first-script-visitor.ts,first-script-member.ts,prerender.tsx}',
    'src/services/release/kept-shell.ts',
    'tests/bench-web/hello/main.tsx',
    'src/workbench/{web/app/main.tsx,web/worker/analysis-worker.ts,preview/main.tsx}',
    'src/cli/{build-process.ts,end-with-parent.mjs,server-portal.mjs}',
    'src/workbench/store/open/{create-database.ts,pglite-thread.ts}',
    'src/workbench/server/{draft-checks/checker-thread.ts,edits/edit-thread.ts,evidence/evidence-thread.ts,history/history-thread.ts,publication/publisher-process.ts}',
    'tests/support/servers/publish-until-killed.mjs',
    'tests/support/workbench/{hold-until-killed,serve-until-killed,serve-watched,write-until-killed}.ts',
    'src/authoring/gating/{page,report,sign-off}.css',
    'src/authoring/evidence/evidence.css',
    'tests/support/reports/{analyse-once,check-sizes}.ts',
    'tests/support/gallery/{list,state}.tsx',
    'tests/support/{run-tests.mjs,progress-reporter.mjs,components-setup.ts,browser/firefox-setup.ts,test-projects.ts,build-once.ts,start-lanes.ts,temporary-files.ts}',
  ],
  project: ['src/**/*.{ts,tsx,mjs,css}', 'tests/**/*.{ts,tsx,mjs}'],
  compilers: { css: packagesOf },
  // Read as files, not imported: its archives are unpacked by tests/support/browser/chromium.ts.
  ignoreDependencies: ['@sparticuz/chromium'],
  ignoreBinaries: ['ldd', 'mkfifo', 'taskset'],
  ignoreExportsUsedInFile: true,
};

export default config;

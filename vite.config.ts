import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/**
 * Screens' own code: what only home needs, what only a visitor's screens need, what only later screens need.
 */
const home =
  /src\/(?:app\/member\/member-area|member\/(?:account|facts)|view\/member-values|ui\/shell\/(?:member-shell|mobile-menu|account-menu|viewing-line|dropdown)|ui\/blocks\/(?:home-blocks|greeting|id-card|premium-due|plan-spending|cost-shares|care-team|banner|info-card|link-cards|quick-links)|ui\/elements\/(?:accumulators|tabs|status-pill|status-help|copy-button)|view\/blocks\/(?:home-block-views|greeting|id-card|premium-due|plan-spending|cost-shares|care-team|banner|info-card|link-cards|quick-links))\./;
const visitor =
  /src\/(?:app\/screens\/public-area|ui\/blocks\/(?:public-blocks|sign-in|not-found|legacy-frame)|ui\/elements\/framed-page|view\/blocks\/(?:public-block-views|sign-in|not-found|frame))\./;
const later =
  /src\/(?:ui\/elements\/(?:dialog|leaving-dialog|status-meanings)|ui\/shell\/(?:site-footer|help-languages|mobile-drawer|account-sections|member-list))\./;
const isCommon = (id: string): boolean => ![home, visitor, later].some((own) => own.test(id));

/** Few files instead of many small ones, each of which would cost a slow line a trip of its own. */
const groups = [
  {
    name: 'member',
    test: /node_modules\/(?:xstate|@xstate|@tanstack)\/|src\/machines\/|src\/(?:member\/(?:coverage-status|money)|view\/status|app\/sign-in\/sign-in-steps|services\/session\/member-mark)\./,
    minShareCount: 2,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  { name: 'common', test: isCommon, minShareCount: 2, priority: 2 },
  { name: 'home', test: home, priority: 1, includeDependenciesRecursively: false },
  { name: 'visitor', test: visitor, priority: 1, includeDependenciesRecursively: false },
];

/** The oldest browsers that the portal promises to work in (docs/operators.md). */
const oldestBrowsers = ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox121'];

/**
 * Lets the build leave out what the portal does not use of the router (Decision 0046): says that React's
 * makers of contexts and components have no effect but their result, and removes the names for developers,
 * which count as a use.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
  },
};

/** How the browser app is built: everything here is read by `vite build` and the dev server. */
const app = {
  plugins: [react(), unusedRouterParts],
  resolve: {
    alias: [
      // React has this hook itself; the libraries ask a stand-in for older versions for it.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // The package gives everybody its development build, with warnings that no member reads.
      {
        find: /^react-router$/,
        replacement: fileURLToPath(
          new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
        ),
      },
    ],
  },
  build: {
    target: oldestBrowsers,
    manifest: true,
    cssMinify: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups } }, checks: { bundlerTimings: false } },
  },
} satisfies UserConfig;

/** The test projects are loaded under Vitest only, so that a build never looks for a test browser. */
const underVitest = process.env['VITEST'] !== undefined;

export default defineConfig(async () => ({
  ...app,
  ...(underVitest
    ? {
        test: {
          tags: [{ name: 'deep', description: 'Runs in `npm run test:deep` only.' }],
          projects: await (await import('./tests/support/test-projects.ts')).testProjects(),
        },
      }
    : {}),
}));

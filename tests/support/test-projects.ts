import { playwright } from '@vitest/browser-playwright';
import type { Plugin, TestProjectInlineConfiguration } from 'vitest/config';
import { css } from '../../vite.workbench.config.ts';
import { chromiumLaunch } from './browser/chromium.ts';
import { firefoxPath } from './browser/firefox.ts';
import { notInFirefox } from './browser/not-in-firefox.ts';

/** Files whose tests take minutes; they run when the environment says DEEP=1. */
const withoutDeep = process.env['DEEP'] === '1' ? [] : ['**/*.deep.test.{ts,tsx}'];

/** Files without tests for Firefox. */
const wholeFiles = Object.entries(notInFirefox).flatMap(([file, reason]) =>
  typeof reason === 'string' ? [`**/${file}`] : [],
);

const shortFailures = 'tests/support/short-failures.ts';

const exclude = ['**/node_modules/**', '**/dist/**', ...withoutDeep];

/**
 * Pure code and whole-product checks, in Node; the files of a worker share their modules, which saves a third
 * of the time.
 */
const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/temporary-files.ts'],
    setupFiles: [shortFailures],
    exclude: [...exclude, 'tests/browser/**'],
    testTimeout: 20_000,
    // Hooks build folders and start servers.
    hookTimeout: 60_000,
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 0 },
  },
};

/** What takes how long, as ratios to a reference beside it: one file at a time, so that nothing else runs. */
const bench: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'bench',
    environment: 'node',
    include: ['src/**/*.bench.ts'],
    exclude,
    testTimeout: 600_000,
    fileParallelism: false,
  },
};

/**
 * Every package a component test can reach: one that is missing is optimised late and reloads the page
 * mid-test.
 */
const optimised = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router-dom',
  '@testing-library/react',
  '@testing-library/dom',
  'i18next',
  'react-i18next',
  'axe-core',
  'xstate',
  '@xstate/react',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'json-logic-js',
  'scheduler',
  'dompurify',
  'diff',
  'node-diff3',
  'ajv',
  'jsonc-parser',
  'idb-keyval',
  'codemirror',
  '@codemirror/lang-json',
  '@codemirror/lint',
];

/**
 * The preview's document is empty in tests of components: the whole portal in a frame would take the
 * browser's time from them.
 */
const withoutPreview: Plugin = {
  name: 'without-preview',
  configureServer: ({ middlewares }) => {
    middlewares.use('/preview.html', (_, answer) => void answer.end('<!doctype html><title>Preview</title>'));
  },
};

/**
 * React components in real Chromium, one page at a time: focus and pointer are real, and two pages beside
 * each other lose clicks.
 */
const components = async (): Promise<TestProjectInlineConfiguration> => ({
  extends: true,
  plugins: [withoutPreview],
  css,
  optimizeDeps: { include: optimised },
  test: {
    name: 'components',
    api: { host: '127.0.0.1' },
    include: ['src/{ui,app,services,workbench}/**/*.test.tsx'],
    exclude,
    testTimeout: 20_000,
    isolate: false,
    fileParallelism: false,
    sequence: { groupOrder: 3 },
    setupFiles: [shortFailures, 'tests/support/components-setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await chromiumLaunch() }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
});

/**
 * The whole product, driven from Node through playwright-core: two files at a time, each with a
 * portal and a browser for itself.
 */
const journeys: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'journeys',
    environment: 'node',
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/support/build-once.ts', 'tests/support/start-lanes.ts'],
    setupFiles: [shortFailures],
    exclude: [...exclude, 'tests/browser/firefox.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
};

/**
 * The journeys again in the Firefox of this machine, with twice the timeouts, because each step needs one
 * more message. Without Firefox, one file reports it.
 */
const firefox: TestProjectInlineConfiguration = {
  ...journeys,
  test: {
    ...journeys.test,
    name: 'firefox',
    env: { JOURNEYS_IN: 'firefox' },
    include: firefoxPath() === undefined ? ['tests/browser/firefox.test.ts'] : ['tests/browser/**/*.test.ts'],
    exclude: ['**/*.deep.test.ts', ...wholeFiles],
    setupFiles: [shortFailures, 'tests/support/browser/firefox-setup.ts'],
    testTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    sequence: { groupOrder: 2 },
  },
};

/**
 * The Vitest projects `unit`, `components`, `journeys` and `bench`, and `firefox` in the deep run; finds (or
 * unpacks) the browser that components run in.
 */
export const testProjects = async (): Promise<TestProjectInlineConfiguration[]> => [
  unit,
  await components(),
  journeys,
  bench,
  ...(process.env['DEEP'] === '1' ? [firefox] : []),
];

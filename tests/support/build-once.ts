import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { projectRoot } from './project-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly dist: string;
  }
}

/** Vitest's own variables would give the browser the development build of React. */
const productionEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NODE_ENV|TEST|DEV|PROD|SSR|MODE|BASE_URL|VITEST.*)$/.test(name),
    ),
  );

const build = (out: string): void => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/cli/portal.mjs', 'build', '--out', out],
    {
      cwd: projectRoot,
      env: productionEnv(),
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`the portal could not be built for the journeys:\n${stdout}${stderr}`);
};

/**
 * Gives the journeys a fresh build of the portal (as `dist`), so that none can pass on an old one;
 * PORTAL_DIST names one that was just built.
 */
export const setup = ({ provide }: TestProject): (() => void) => {
  const given = process.env['PORTAL_DIST'];
  const dist = given ?? mkdtempSync(join(tmpdir(), 'portal-dist-'));
  if (given === undefined) build(dist);
  provide('dist', dist);
  return () => {
    if (given === undefined) rmSync(dist, { recursive: true, force: true });
  };
};

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-files.ts';
import { notInFirefox } from './not-in-firefox.ts';

test('each journey that does not run in Firefox exists and has a reason', () => {
  const lost = Object.entries(notInFirefox).flatMap(([file, listed]) => {
    const path = join(projectRoot, 'tests/browser', file);
    if (!existsSync(path)) return [file];
    const written = readFileSync(path, 'utf8');
    return typeof listed === 'string' ? [] : Object.keys(listed).filter((title) => !written.includes(title));
  });
  expect(lost).toEqual([]);
});

import { basename } from 'node:path';
import { beforeEach } from 'vitest';
import { notInFirefox } from './not-in-firefox.ts';

beforeEach(({ task, skip }) => {
  const listed = notInFirefox[basename(task.file.name)] ?? {};
  const [, reason] = Object.entries(listed).find(([title]) => task.name.startsWith(title)) ?? [];
  if (typeof listed !== 'string' && reason !== undefined) skip(reason);
});

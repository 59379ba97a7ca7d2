import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smallDist } from '../../../../tests/support/workbench/publishing-site.ts';
import { readPointer } from '../../../release/pointer.ts';
import { watchRelease } from './watch-release.ts';

test('R10.43: damage to the live release is reported once, with a remedy, until it is repaired', async () => {
  const dist = await smallDist();
  const file = join(dist, 'releases', readPointer(dist)?.release ?? '', 'en.json');
  const messages: string[] = [];
  let time = 0;
  const { look, problem } = watchRelease(
    dist,
    (one) => messages.push(one),
    () => time,
  );
  const lookLater = (): string | undefined => {
    time += 30_000;
    look(1);
    return problem();
  };
  expect(lookLater()).toBeUndefined();
  renameSync(file, `${file}.gone`);
  expect([lookLater(), lookLater()]).toEqual([messages[0], messages[0]]);
  expect(messages).toEqual([
    expect.stringMatching(
      /is damaged: .*en\.json cannot be read; portal publish --to DIR writes a whole one/,
    ),
  ]);
  look(1);
  renameSync(`${file}.gone`, file);
  expect([lookLater(), messages.length]).toEqual([undefined, 1]);
}, 60_000);

import { expect, test } from 'vitest';
import { embeddedFolder } from '../support/workbench/embedded-folder.ts';
import { editLoad } from './edit-load.ts';

const editors = 20;
const seconds = 20;

test.runIf(process.env['DEEP']).each([
  ['one draft', 1],
  ['a draft each', editors],
])(
  'the pages of 20 editors in %s, an edit a second each: none is lost, and the edits replayed give the source',
  async (_, shared) => {
    const place = { folder: await embeddedFolder() };
    const { saved, refused, isWhole } = await editLoad(place, {
      editors,
      shared,
      seconds,
      drafts: 100,
      every: 1,
    });
    const lost = Object.keys(refused).filter((answer) => answer.startsWith('POST'));
    expect({ saved, lost, isWhole }).toEqual({ saved: editors * seconds, lost: [], isWhole: true });
  },
  240_000,
);

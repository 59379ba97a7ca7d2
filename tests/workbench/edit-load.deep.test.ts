import { expect, test } from 'vitest';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { editLoad } from './edit-load.ts';

const [editors, seconds] = [20, 20];

test.runIf(process.env['DEEP'])(
  '20 editors of one draft, an edit a second each: none is lost, and the edits replayed give the source',
  async () => {
    const { saved, refused, isWhole } = await editLoad(await freshEmbedded(), { editors, seconds });
    expect({ saved, refused, isWhole }).toEqual({ saved: editors * seconds, refused: {}, isWhole: true });
  },
  120_000,
);

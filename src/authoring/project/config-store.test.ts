import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EditedCopy, editedCopy } from '../../../tests/support/config/edited-copy.ts';
import { folderStore } from './config-store.ts';

let copy: EditedCopy;
const brand = 'config/site/brand.json';
const values = 'config/site/values.json';
const note = { author: 'editor', note: 'phones' };

beforeEach(() => {
  copy = editedCopy();
});

afterEach(() => copy.remove());

const edits = async () => {
  const documents = await folderStore(copy.folders).list();
  const changed = {
    [brand]: ['"Brisamar"', '"Bris"'],
    [values]: ['1-800-555-0142', '1-800-555-0143'],
  } as const;
  return Object.entries(changed).map(([file, [from, to]]) => ({
    file,
    text: documents.find((document) => document.file === file)!.text.replace(from, to),
  }));
};

test('edits of several files are stored together; when one cannot be written, none is', async () => {
  const site = join(copy.folders.config, 'site');
  const files = readdirSync(site);
  mkdirSync(join(site, `.values.json.${process.pid}.tmp`));
  await expect(folderStore(copy.folders).keep(await edits(), note)).rejects.toThrow();
  expect(copy.touched()).toEqual([]);
  expect(readdirSync(site)).toEqual(files);
  await folderStore(copy.folders).keep(await edits(), note);
  expect(copy.touched()).toEqual([brand, values]);
  expect(readdirSync(site)).toEqual(files);
});

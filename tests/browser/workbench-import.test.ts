import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noComplaints } from '../support/browser/complaints.ts';
import { message } from '../support/workbench/message.ts';
import { openWorkbenchJourneys } from '../support/workbench/workbench-journeys.ts';

const journeys = openWorkbenchJourneys();

const english = 'locales/en/claims.json#claims/title';
const spanish = 'locales/es/claims.json#claims/title';

const windowsBytes = (text: string): Buffer => {
  const signs = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(text, (sign) => Math.max(0, signs.indexOf(sign))));
};

// As a spreadsheet program in Spanish returns one row of the exported file.
const returned = (exported: string, translation: string): Buffer => {
  const row = exported.split('\r\n').find((line) => line.startsWith(`"${english}"`)) ?? '';
  const [, en = ''] = row.slice(1, -1).split('","');
  return windowsBytes(`address;english;spanish\r\n${english};${en};${translation}\r\n`);
};

test(
  'R10.55 R10.56: an exported file comes back in another encoding and is imported; when it comes back once more, the editor chooses',
  { tags: 'deep' },
  async () => {
    const name = 'Texts that come back';
    const review = await journeys.leaveDraft({ name, note: '', changes: [] });
    const path = `/words?draft=${review.split('/')[2]}`;
    const { page, complaints } = await journeys.enterAs('edda', { path });
    await page.getByRole('button', { name: message('words.out.do') }).click();
    await page.getByLabel(message('words.out.csv')).check();
    await page.getByRole('button', { name: message('words.out.make') }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: message('words.out.save') }).click(),
    ]);
    const exported = readFileSync(await download.path(), 'utf8');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: message('common.do.close') })
      .last()
      .click();
    await page.getByRole('button', { name: message('words.in.do') }).click();
    const file = (translation: string) => ({
      name: download.suggestedFilename(),
      mimeType: 'text/csv',
      buffer: returned(exported, translation),
    });
    await page.getByLabel(message('words.in.choose')).setInputFiles(file('Sus reclamos y señales'));
    await page.getByText(message('words.in.windows')).waitFor();
    await page.getByRole('button', { name: message('words.in.take', { count: 1 }) }).click();
    await page.getByText(message('words.in.done', { count: 1 })).waitFor();
    expect(await journeys.changesOf(name)).toMatchObject({ [spanish]: 'Sus reclamos y señales' });
    await page.getByRole('button', { name: message('words.in.do') }).click();
    await page.getByLabel(message('words.in.choose')).setInputFiles(file('Otros reclamos'));
    await page.getByRole('radio', { name: message('words.in.side.file') }).check();
    await page.getByRole('button', { name: message('words.in.take', { count: 1 }) }).click();
    await expect.poll(() => journeys.changesOf(name)).toMatchObject({ [spanish]: 'Otros reclamos' });
    expect(complaints).toEqual(noComplaints);
  },
);

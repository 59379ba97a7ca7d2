import { expect, test } from 'vitest';
import { openGallery } from '../support/gallery/open-gallery.ts';

const gallery = openGallery();

test(
  'the gallery lists its entries and shows the chosen one in a language, a look and a width',
  { tags: 'deep' },
  async () => {
    const { page, complaints } = await gallery.open('/');
    await page.getByRole('link', { name: 'Pills', exact: true }).click();
    for (const choice of ['es', 'dark', 'narrow'])
      await page.getByRole('link', { name: choice, exact: true }).click();
    const entry = page.frameLocator('iframe');
    await entry.getByRole('heading', { level: 1, name: 'Pills' }).waitFor();
    await entry.locator('html[lang=es][data-theme=dark]').waitFor();
    expect(await entry.locator('html').evaluate(() => innerWidth)).toBe(390);
    expect(complaints.pageErrors).toEqual([]);
  },
);

test(
  'a working page of the gallery answers from the shipped configuration, without a server',
  { tags: 'deep' },
  async () => {
    const { page, complaints } = await gallery.open('state.html?entry=working-who-sees-what');
    await expect.poll(() => page.getByRole('rowheader').count(), { timeout: 60_000 }).toBeGreaterThan(100);
    expect(complaints.pageErrors).toEqual([]);
  },
);

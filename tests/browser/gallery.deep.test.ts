import { expect, test } from 'vitest';
import { openGallery } from '../support/gallery/open-gallery.ts';
import { noLimit } from '../support/long-proofs.ts';

const gallery = openGallery();

const looks = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'es', theme: 'dark', width: 390 },
] as const;

test.each(looks)(
  'each entry of the gallery reaches its state, $language, $theme, $width px',
  { timeout: noLimit },
  async (look) => {
    const { width, ...rest } = look;
    const { page: list } = await gallery.open('index.html');
    const names = list.getByRole('navigation').getByRole('link');
    await names.first().waitFor();
    const addresses = await names.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).hash.slice(1)),
    );
    expect(addresses.length).toBeGreaterThan(80);
    for (const address of addresses) {
      const entry = new URLSearchParams(address).get('entry') ?? '';
      const { page, complaints } = await gallery.open(
        `state.html?${new URLSearchParams({ entry, ...rest }).toString()}`,
        width,
      );
      await page.locator('html[data-shown=yes]').waitFor({ timeout: 60_000 });
      await page.getByRole('heading').first().waitFor();
      expect([entry, complaints.pageErrors]).toEqual([entry, []]);
      await page.close();
    }
  },
);

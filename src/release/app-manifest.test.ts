import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compiledConfig } from '../../tests/support/config/frozen-config.ts';
import { appLinks, appManifest } from './app-manifest.ts';

const template = readFileSync('index.html', 'utf8');
const compiled = compiledConfig('Harbor & "Sons"');

it('the app manifest has the name, the colours and the icons of the portal, and opens its root', () => {
  const manifest = JSON.parse(appManifest(template, compiled)) as Readonly<Record<string, unknown>>;
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    name: 'Harbor & "Sons"',
    display: 'minimal-ui',
    theme_color: compiled.theme['--brand-900'],
    background_color: compiled.theme['--brand-50'],
  });
  expect(manifest['icons']).toEqual([
    { src: '/src/app/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/src/app/touch-icon.png', type: 'image/png', sizes: '180x180' },
  ]);
});

it('the touch icon is a PNG of 180 by 180 pixels', () => {
  const [, path = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(template) ?? [];
  expect(existsSync(`.${path}`)).toBe(true);
  const picture = readFileSync(`.${path}`);
  expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    'PNG',
    180,
    180,
  ]);
});

it('a document links the manifest of its release and colours the browser like the band at its top', () => {
  expect(appLinks('0123456789abcdef', compiled.theme)).toEqual([
    '<link rel="manifest" href="/releases/0123456789abcdef/manifest.json">',
    `<meta name="theme-color" content="${compiled.theme['--brand-900']}">`,
  ]);
});

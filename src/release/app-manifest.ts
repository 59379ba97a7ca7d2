import type { CompiledPortal } from '../config/compile/compile-config.ts';

export const manifestFile = 'manifest.json';

const iconsOf = (template: string) =>
  (
    [
      [/<link rel="icon"[^<>]* href="([^"]+)"/, 'image/svg+xml', 'any'],
      [/<link rel="apple-touch-icon"[^<>]* href="([^"]+)"/, 'image/png', '180x180'],
    ] as const
  ).flatMap(([link, type, sizes]) => {
    const [, src] = link.exec(template) ?? [];
    return src === undefined ? [] : [{ src, type, sizes }];
  });

export const appManifest = (template: string, { config, theme }: CompiledPortal): string =>
  JSON.stringify({
    id: '/',
    start_url: '/',
    name: config.brand.name,
    short_name: config.brand.name,
    display: 'minimal-ui',
    theme_color: theme['--brand-900'],
    background_color: theme['--brand-50'],
    icons: iconsOf(template),
  });

export const appLinks = (release: string, theme: CompiledPortal['theme']): readonly string[] => [
  `<link rel="manifest" href="/releases/${release}/${manifestFile}">`,
  `<meta name="theme-color" content="${theme['--brand-900'] ?? ''}">`,
];

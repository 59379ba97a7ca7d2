import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressAssets } from '../../../src/release/build/build-app.ts';

const manifest = {
  'index.html': {
    name: 'index',
    file: 'assets/index-1.js',
    isEntry: true,
    css: ['assets/index-1.css'],
    assets: ['assets/body-latin-1.woff2'],
  },
  '_visitor-1.js': { name: 'visitor', file: 'assets/visitor-1.js', imports: ['index.html'] },
  'src/app/sign-in/run-auth.ts': { name: 'run-auth', file: 'assets/run-auth-1.js' },
  '_home-1.js': { name: 'home', file: 'assets/home-1.js' },
  'src/app/portal/all-blocks.ts': { name: 'all-blocks', file: 'assets/all-blocks-1.js' },
};

const prerenderer = `export const prerender = ({ kind, language, config, words }) => ({
  title: kind + ' ' + language,
  markup: '<p style="color:red">' + kind + ' ' + language + ' ' + config.brand.name + ' ' + words.screens.login?.title + '</p>',
});
`;

/**
 * A folder as the build leaves it, made in milliseconds: the shipped document, a few assets and a
 * pre-renderer of one line. It goes with the other temporary files of the run.
 */
export const stubBuild = (): string => {
  const dist = mkdtempSync(join(tmpdir(), 'portal-stub-'));
  for (const folder of ['assets', '.vite', 'prerender']) mkdirSync(join(dist, folder));
  cpSync('index.html', join(dist, 'template.html'));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'prerender/prerender.mjs'), prerenderer);
  for (const { file } of Object.values(manifest))
    writeFileSync(join(dist, file), `/* ${file} */${'x'.repeat(2000)}`);
  writeFileSync(join(dist, 'assets/font-latin-1.woff2'), 'not a font');
  compressAssets(dist);
  return dist;
};

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledPortal } from '../config/compile/compile-config.ts';
import type { Environment } from '../config/generated/config-files.ts';
import type { Language } from '../config/portal-config.ts';
import { appLinks, appManifest, manifestFile } from './app-manifest.ts';
import {
  areaPreloads,
  type FirstPaint,
  type FirstPaintRequest,
  isMembersKind,
  type Preloads,
  releaseDocument,
  withoutInlineStyles,
} from './release-document.ts';
import { releaseFiles } from './release-files.ts';
import { configFile, type DocumentKind, documentKinds, documentName } from './release-names.ts';
import { builtServiceWorker, releaseServiceWorker, serviceWorkerFile } from './service-worker-file.ts';
import type { NewRelease } from './store-release.ts';

type Prerender = (request: FirstPaintRequest) => FirstPaint;

interface Painted {
  readonly kind: DocumentKind;
  readonly language: Language;
  readonly name: string;
  readonly environment: Environment;
  readonly firstPaint: FirstPaint;
}

// The visible parts of a document before the portal paints itself, as its first script selects them
// (src/app/start/first-paint.ts).
const judged = [
  '.portal-unfit .first-paint{visibility:hidden}',
  '.portal-authorizing .first-paint,.authorizing{display:none}',
  '.portal-authorizing:lang(en) .authorizing:lang(en),.portal-authorizing:lang(es) .authorizing:lang(es){display:block}',
].join('\n');

const loadPrerender = async (dist: string): Promise<Prerender> => {
  const path = resolve(dist, 'prerender', 'prerender.mjs');
  if (!existsSync(path)) throw new Error(`${dist} is not a built portal; run portal build --out ${dist}`);
  // eslint-disable-next-line no-unsanitized/method -- the name is the built folder's, which the operator gave
  return ((await import(pathToFileURL(path).href)) as { readonly prerender: Prerender }).prerender;
};

const paintAll = (prerender: Prerender, { config, words }: CompiledPortal): readonly Painted[] =>
  Object.entries(config.environments).flatMap(([name, environment]) =>
    documentKinds.flatMap((kind) =>
      (['en', 'es'] as const).map((language) => ({
        kind,
        language,
        name,
        environment,
        firstPaint: prerender({
          kind,
          config,
          environment,
          language,
          words: words[language],
          now: Date.now(),
        }),
      })),
    ),
  );

// In both languages, because only the browser knows which one is needed.
const authorizingOf = (page: Painted, all: readonly Painted[]): string =>
  all
    .filter(({ kind, name }) => isMembersKind(kind) && kind === page.kind && name === page.name)
    .map(({ firstPaint }) => firstPaint.authorizing ?? '')
    .join('');

const memberScripts = (template: string): readonly string[] =>
  /\/assets\/first-script-member-[\w-]+\.js/.exec(template) ?? [];

const preloadsOf = (
  dist: string,
  { template, hash }: { readonly template: string; readonly hash: string },
  { kind, language, name }: Painted,
): Preloads => {
  const { scripts, fonts, next } = areaPreloads(dist, kind);
  const file = (path: string) =>
    `<link rel="preload" as="fetch" crossorigin href="/releases/${hash}/${path}">`;
  return {
    head: [
      file(configFile(name)),
      file(`${language}.json`),
      ...scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`),
      ...(kind === 'login'
        ? [`<meta name="portal-next" content="${[...memberScripts(template), ...next].join(' ')}">`]
        : []),
    ],
    body: isMembersKind(kind)
      ? []
      : fonts.map(
          (href) =>
            `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${href}">`,
        ),
  };
};

// Throws when `dist` is no built app.
export const makeRelease = async (dist: string, compiled: CompiledPortal): Promise<NewRelease> => {
  const template = readFileSync(join(dist, 'template.html'), 'utf8');
  const painted = paintAll(await loadPrerender(dist), compiled).map((page) => {
    const { markup, rules } = withoutInlineStyles(page.firstPaint.markup);
    return { ...page, rules, firstPaint: { ...page.firstPaint, markup } };
  });
  const css = [judged, ...new Set(painted.flatMap(({ rules }) => rules))].join('\n');
  const script = builtServiceWorker(dist);
  const parts = [template, script ?? '', ...painted.flatMap(({ firstPaint }) => Object.values(firstPaint))];
  const release = releaseFiles(compiled, { parts, css });
  const documents = painted.map((page): readonly [string, string] => [
    documentName(page.name, page.kind, page.language),
    releaseDocument(template, {
      ...page,
      firstPaint: { ...page.firstPaint, authorizing: authorizingOf(page, painted) },
      release,
      config: compiled.config,
      preloads: preloadsOf(dist, { template, hash: release.hash }, page),
      app: appLinks(release.hash, compiled.theme),
    }),
  ]);
  const configs = Object.entries(release.configs).map(([name, text]): readonly [string, string] => [
    configFile(name),
    text,
  ]);
  const app = {
    [manifestFile]: appManifest(template, compiled),
    ...(script === undefined
      ? {}
      : { [serviceWorkerFile]: releaseServiceWorker({ dist, template, script }, compiled, release.hash) }),
  };
  return {
    id: release.hash,
    files: { ...release.files, ...app, ...Object.fromEntries([...configs, ...documents]) },
  };
};

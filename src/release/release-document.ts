import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../config/generated/config-files.ts';
import type { Language, PortalConfig, Words } from '../config/portal-config.ts';
import { fingerprint } from './read-release.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { DocumentKind } from './release-names.ts';

export interface FirstPaint {
  readonly title: string;
  readonly markup: string;
  // Member documents contain it in both languages.
  readonly authorizing?: string;
}

export interface FirstPaintRequest {
  readonly kind: DocumentKind;
  readonly config: PortalConfig;
  readonly environment: Environment;
  readonly language: Language;
  readonly words: Words;
  // Epoch milliseconds.
  readonly now: number;
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const headOf = ({ hash, files, configs }: ReleaseFiles, environment: string): string => {
  const folder = `/releases/${hash}`;
  const marked = { config: configs[environment] ?? '', en: files['en.json'], es: files['es.json'] };
  const mark = Object.entries(marked)
    .map(([name, text]) => `data-${name}="${fingerprint(text)}"`)
    .join(' ');
  return [
    `<meta name="portal-release" content="${hash}" data-folder="${folder}" data-environment="${environment}" ${mark}>`,
    `<link rel="stylesheet" href="${folder}/brand.css" integrity="${fingerprint(files['brand.css'])}">`,
  ].join('\n    ');
};

// Complete elements. Those in the body do not delay the first paint, unlike fonts in the head.
export interface Preloads {
  readonly head: readonly string[];
  readonly body: readonly string[];
}

interface DocumentParts {
  readonly release: ReleaseFiles;
  readonly config: PortalConfig;
  readonly name: string;
  readonly kind?: DocumentKind;
  readonly language?: Language;
  readonly firstPaint?: FirstPaint;
  readonly preloads?: Preloads;
  // Elements in the head for installing the portal on a phone.
  readonly app?: readonly string[];
}

// What the first script needs for the next sign-in step (Decision 0042).
const siteOf = ({ environments, settings }: PortalConfig, name: string): string => {
  const { keepAliveTimeoutSeconds, signInAttempts, signInWindowSeconds } = settings;
  return JSON.stringify({
    environment: environments[name],
    settings: { keepAliveTimeoutSeconds, signInAttempts, signInWindowSeconds },
  });
};

export const isMembersKind = (kind: DocumentKind): boolean => kind === 'home' || kind === 'member';

const visitorScript = /\n *<script src="\/assets\/first-script-visitor-[^\n]*/;
const memberScript = /\n *<script src="\/assets\/first-script-member-[^\n]*/;

/**
 * Creates an HTML document from a template. `<!--release-->` becomes the release with integrity hashes,
 * `<!--first-paint-->` the content before scripts run, `{{name}}` and `{{phone}}` the texts for browsers
 * without scripts.
 */
export const releaseDocument = (
  template: string,
  {
    release,
    config,
    name,
    kind = 'member',
    language = 'en',
    firstPaint,
    preloads = { head: [], body: [] },
    app = [],
  }: DocumentParts,
): string => {
  const isOfMembers = isMembersKind(kind);
  // A member's page uses its own fonts only once its scripts are loaded (Decision 0013).
  const memberAttributes = isOfMembers
    ? ` data-fonts="later" data-site="${escapeHtml(siteOf(config, name))}"`
    : '';
  const title = firstPaint?.title ?? config.brand.name;
  return template
    .replace('<html lang="en">', `<html lang="${language}" data-document="${kind}"${memberAttributes}>`)
    .replace(isOfMembers ? visitorScript : memberScript, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--release-->', () => [headOf(release, name), ...app, ...preloads.head].join('\n    '))
    .replace('<body>', () => ['<body>', ...preloads.body].join('\n    '))
    .replace('<!--first-paint-->', () =>
      firstPaint ? `<div class="first-paint">${firstPaint.markup}</div>${firstPaint.authorizing ?? ''}` : '',
    )
    .replaceAll('{{name}}', escapeHtml(config.brand.name))
    .replaceAll('{{phone}}', escapeHtml(config.brand.phone));
};

interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

// The chunks of each kind of document (Decision 0015); `home` is the members' area, `visitor` the visitors'
// (vite.config.ts).
const areas: Readonly<Record<DocumentKind, readonly string[]>> = {
  login: ['index', 'visitor'],
  public: ['index', 'visitor'],
  home: ['index', 'run-auth', 'home'],
  member: ['index', 'run-auth', 'home', 'all-blocks'],
};

const closure = (manifest: Manifest, names: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || reached.has(chunk.file)) return;
    reached.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  names.flatMap((name) => Object.keys(manifest).filter((key) => manifest[key]?.name === name)).forEach(visit);
  return reached;
};

const afterSignIn = [...areas.home, 'member-companion'];

interface AreaFiles {
  // Loaded at once, largest first, so that no script waits for another.
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  readonly next: readonly string[];
}

export const areaPreloads = (dist: string, kind: DocumentKind): AreaFiles => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest['index.html']?.file;
  const sizeOf = (file: string): number => statSync(join(dist, file)).size;
  const own = closure(manifest, areas[kind]);
  const scripts = [...own].filter((file) => file !== entry).sort((a, b) => sizeOf(b) - sizeOf(a));
  const next = kind === 'login' ? [...closure(manifest, afterSignIn)].filter((file) => !own.has(file)) : [];
  const fonts = [
    ...new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets])),
  ].filter((file) => file.includes('-latin-') && file.endsWith('.woff2'));
  const paths = (files: readonly string[]): readonly string[] => files.map((file) => `/${file}`);
  return { scripts: paths(scripts), fonts: paths(fonts), next: paths(next) };
};

interface StyledMarkup {
  readonly markup: string;
  readonly rules: readonly string[];
}

const decoded = (value: string): string =>
  value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

// The content security policy forbids style attributes, so each becomes a rule of a style sheet.
export const withoutInlineStyles = (html: string): StyledMarkup => {
  const rules = new Set<string>();
  const markup = html.replace(/ style="([^"]*)"/g, (_, value: string) => {
    const name = createHash('sha256').update(value).digest('hex').slice(0, 8);
    rules.add(`[data-first="${name}"]{${decoded(value)}}`);
    return ` data-first="${name}"`;
  });
  return { markup, rules: [...rules] };
};

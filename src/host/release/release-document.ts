import type { PortalConfig, Language } from '../../config/portal-config.ts';
import { fingerprint } from './fingerprint.ts';
import type { DocumentKind, FirstPaint } from './first-paint.ts';
import type { ReleaseFiles } from './release-files.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const headOf = ({ hash, files }: ReleaseFiles): string => {
  const folder = `/releases/${hash}`;
  const mark = (['config', 'en', 'es'] as const).map((name) => `data-${name}="${fingerprint(files[`${name}.json`])}"`).join(' ');
  return [
    `<meta name="portal-release" content="${hash}" data-folder="${folder}" ${mark}>`,
    `<link rel="stylesheet" href="${folder}/brand.css">`,
  ].join('\n    ');
};

/** Whole `<link>` elements. Those of the body do not hold the first paint back, as browsers let fonts do that the head names. */
export interface Preloads {
  readonly head: readonly string[];
  readonly body: readonly string[];
}

/** What one document of a release adds to the others. */
interface Page {
  readonly kind?: DocumentKind;
  readonly language?: Language;
  readonly firstPaint?: FirstPaint;
  readonly preloads?: Preloads;
  /** What a member's page asks first; such a page is written in its own fonts only once its scripts are there. */
  readonly api?: string;
}

interface Parts extends Page {
  readonly release: ReleaseFiles;
  readonly config: PortalConfig;
}

/**
 * An HTML document of a release: `<!--release-->` names the release with the hashes that the browser checks, `<!--first-paint-->` is
 * what it shows before any script has run, `{{name}}` and `{{phone}}` fill the words that need no script.
 */
export const releaseDocument = (
  template: string,
  { release, config, kind = 'member', language = 'en', firstPaint, preloads = { head: [], body: [] }, api }: Parts,
): string => {
  const asked = api !== undefined ? ` data-fonts="later" data-api="${escaped(api)}"` : '';
  const title = firstPaint?.title ?? config.brand.name;
  return template
    .replace('<html lang="en">', `<html lang="${language}" data-document="${kind}"${asked}>`)
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('<!--release-->', () => [headOf(release), ...preloads.head].join('\n    '))
    .replace('<body>', () => ['<body>', ...preloads.body].join('\n    '))
    .replace('<!--first-paint-->', () => (firstPaint ? `<div class="first-paint">${firstPaint.markup}</div>` : ''))
    .replaceAll('{{name}}', escaped(config.brand.name))
    .replaceAll('{{phone}}', escaped(config.brand.phone));
};

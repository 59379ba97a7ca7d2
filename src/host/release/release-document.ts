import { createHash } from 'node:crypto';
import type { CompiledConfig } from '../../config/compile-config.ts';
import type { ReleaseFiles } from './release-files.ts';

const integrity = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const headOf = ({ hash, files }: ReleaseFiles, folder: string): string =>
  [
    `<meta name="portal-release" content="${hash}" data-folder="${folder}" data-config="${integrity(files['config.json'])}" data-en="${integrity(files['en.json'])}" data-es="${integrity(files['es.json'])}">`,
    `<link rel="stylesheet" href="${folder}/brand.css">`,
  ].join('\n    ');

/**
 * The HTML document of a release: `<!--release-->` names the live release with the hashes that the browser checks,
 * `{{name}}` and `{{phone}}` fill the words that stand there without any script.
 */
export const releaseDocument = (template: string, files: ReleaseFiles, { config }: CompiledConfig): string =>
  template
    .replace('<!--release-->', headOf(files, `/releases/${files.hash}`))
    .replaceAll('{{name}}', escaped(config.brand.name))
    .replaceAll('{{phone}}', escaped(config.brand.phone));

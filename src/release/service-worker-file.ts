import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledPortal } from '../config/compile/compile-config.ts';
import { type PhoneView, supportPhoneView } from '../view/phones.ts';
import { areaPreloads, escapeHtml } from './release-document.ts';

export const serviceWorkerFile = 'service-worker.js';

type Words = Readonly<Record<'title' | 'text' | 'retry', string>>;

const wordsOf = ({ words }: CompiledPortal, language: 'en' | 'es'): Words => {
  const { components } = words[language] as unknown as {
    readonly components: {
      readonly offlinePage: Omit<Words, 'retry'>;
      readonly common: { readonly tryAgain: string };
    };
  };
  return { ...components.offlinePage, retry: components.common.tryAgain };
};

const section = (language: 'en' | 'es', { title, text, retry }: Words, phone: PhoneView): string =>
  `<section class="card calm" lang="${language}"><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(text)}</p>` +
  `<p class="acts"><a class="btn btn-1" href="">${escapeHtml(retry)}</a>` +
  `<a class="btn btn-2" href="${phone.href}">${escapeHtml(phone.text)}</a>` +
  `<span class="phone-note">${escapeHtml(phone.note ?? '')}</span></p></section>`;

// In both languages, since the reader's language is unknown.
const offlinePage = (compiled: CompiledPortal, sheets: readonly string[]): string => {
  const { brand } = compiled.config;
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const sections = (['en', 'es'] as const)
    .map((language) => section(language, wordsOf(compiled, language), supportPhoneView(brand, language)))
    .join('');
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(brand.name)}</title>${links}<main class="wrap">${sections}</main>`
  );
};

// Undefined when the folder was built before there was a service worker.
export const builtServiceWorker = (dist: string): string | undefined => {
  const path = join(dist, serviceWorkerFile);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

interface Built {
  readonly dist: string;
  readonly template: string;
  readonly script: string;
}

// The built script and a call with the files to cache, so it changes with each release.
export const releaseServiceWorker = (
  { dist, template, script }: Built,
  compiled: CompiledPortal,
  release: string,
): string => {
  const named = (pattern: RegExp): readonly string[] =>
    [...template.matchAll(pattern)].flatMap(([, path]) => path ?? []);
  const sheets = [...named(/<link rel="stylesheet"[^<>]* href="([^"]+)"/g), `/releases/${release}/brand.css`];
  const scripts = [...named(/<script[^<>]* src="([^"]+)"/g), ...areaPreloads(dist, 'member').scripts];
  const texts = ['en.json', 'es.json'].map((name) => `/releases/${release}/${name}`);
  const shellFiles = {
    release,
    files: [...new Set([...sheets, ...scripts, ...texts])],
    offlinePage: offlinePage(compiled, sheets),
  };
  return `${script}\nportalShell.keepShell(self,${JSON.stringify(shellFiles)});\n`;
};

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Safe in attributes too.
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

/** Reads a file in the folder of a module, by default of this one. In the built server, all files are in one folder. */
export const asset = (name: string, beside: string = import.meta.url): string =>
  readFileSync(new URL(`./${name}`, beside), 'utf8');

/** Adds the styles of one report to those that all reports share. */
export const reportStyle = (own: string): string => `${asset('report.css')}\n${own}`;

export const policyDigest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

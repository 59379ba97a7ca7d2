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

export const asset = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

export const policyDigest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

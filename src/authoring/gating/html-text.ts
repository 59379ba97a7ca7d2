import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that stands as it is in HTML, in attributes too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

/** The text of a file that stands beside this one. */
export const asset = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

/** What a page's policy says of a style or script that it holds itself. */
export const policyDigest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

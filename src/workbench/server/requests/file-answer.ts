import type { GridFormat } from '../../api/generated/api-shapes.ts';
import { apiHeaders } from './errors.ts';

// JSON is not a file, so it has no ending.
const files: Readonly<Record<GridFormat, readonly [type: string, ending: string | undefined]>> = {
  json: ['application/json', undefined],
  csv: ['text/csv; charset=utf-8', 'csv'],
  html: ['text/html; charset=utf-8', 'html'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  markdown: ['text/markdown; charset=utf-8', 'md'],
};

export const isFormat = (text: string): text is GridFormat => Object.hasOwn(files, text);

// A download, never opened on our own origin, because its page has scripts.
export const fileAnswer = (content: string | Uint8Array, format: GridFormat, name: string): Response => {
  const [type, ending] = files[format];
  const kept =
    ending === undefined ? {} : { 'Content-Disposition': `attachment; filename="${name}.${ending}"` };
  return new Response(typeof content === 'string' ? content : Buffer.from(content), {
    headers: { ...apiHeaders, 'Content-Type': type, ...kept },
  });
};

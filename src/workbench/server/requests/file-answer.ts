import type { GridFormat } from '../../api/generated/api-shapes.ts';
import { type ExportEntry, noteExport } from '../../store/log/note-export.ts';
import { transact } from '../../store/transact.ts';
import { apiHeaders, refusalAnswer } from './errors.ts';
import type { Request } from './route.ts';
import type { Site } from './site.ts';

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
  const download =
    ending === undefined ? {} : { 'Content-Disposition': `attachment; filename="${name}.${ending}"` };
  return new Response(typeof content === 'string' ? content : Buffer.from(content), {
    headers: { ...apiHeaders, 'Content-Type': type, ...download },
  });
};

/**
 * Adds an audit entry for a download, and returns the file. Returns no file if the entry cannot be written. Refused
 * requests and requests for headers only get no entry.
 */
export const notedFile = async (
  { actor, isHead, language }: Request<unknown>,
  { store }: Pick<Site, 'store'>,
  entry: ExportEntry,
  answer: Response,
): Promise<Response> => {
  if (isHead || !answer.ok) return answer;
  const noted = await transact(store, actor, 'enter', (granted) => noteExport(granted, entry));
  return noted.ok ? answer : refusalAnswer(noted.refusal, language);
};

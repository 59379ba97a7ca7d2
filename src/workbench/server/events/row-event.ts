import type { AuditRow, WorkbenchEvent } from '../../api/generated/api-shapes.ts';

export type LoggedAction = Pick<AuditRow, 'id' | 'at' | 'actor' | 'what' | 'subject' | 'detail'>;

type Detail = Readonly<Record<string, unknown>>;

const textIn = (detail: Detail, name: string): string | null => {
  const value = detail[name];
  return typeof value === 'string' ? value : null;
};
const numberIn = (detail: Detail, name: string): number | undefined => {
  const value = detail[name];
  return typeof value === 'number' ? value : undefined;
};

const reviewing: readonly string[] = ['draft.submit', 'draft.recall'];

const edits: readonly string[] = ['draft.edit', 'draft.file', 'draft.import'];

export const isEdit = ({ what }: LoggedAction): boolean => edits.includes(what);

const liveEvent = ({ at, detail }: LoggedAction): readonly WorkbenchEvent[] => {
  const number = numberIn(detail, 'number');
  const release = textIn(detail, 'release');
  return number === undefined || release === null
    ? []
    : [{ type: 'live', number, source: textIn(detail, 'source'), release, at }];
};

// Events name the draft, publication or review, never its content. Rows about people, roles, settings and
// cells have none.
export const rowEvents = (row: LoggedAction): readonly WorkbenchEvent[] => {
  const { what, subject, detail, actor: by } = row;
  const [topic = ''] = what.split('.');
  const draft = textIn(detail, 'draft');
  if (topic === 'review' || topic === 'thread' || reviewing.includes(what))
    return [{ type: 'review', draft: draft ?? subject, what, by }];
  if (topic === 'draft')
    return [{ type: 'rev', draft: subject, rev: numberIn(detail, 'rev') ?? null, what, by }];
  if (topic === 'schedule')
    return [
      { type: 'publication', draft: draft ?? subject, publication: textIn(detail, 'publication'), what, by },
    ];
  if (topic !== 'publication') return [];
  const event: WorkbenchEvent = { type: 'publication', draft, publication: subject, what, by };
  return what === 'publication.settle' ? [event, ...liveEvent(row)] : [event];
};

// Without an id, it does not count for catching up.
export const eventText = ({ type, ...data }: WorkbenchEvent, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

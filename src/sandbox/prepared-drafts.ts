import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

// Skipped when the file no longer contains the text.
export interface TextChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface PreparedDraft {
  readonly name: string;
  readonly note: string;
  readonly changes: readonly TextChange[];
}

export const approved: PreparedDraft = {
  name: 'Nurse line around the clock',
  note: 'The nurse line answers day and night from the first of next month.',
  changes: [
    {
      file: 'config/site/values.json',
      from: '"5 pm to 8 am on weekdays, 24 hours on weekends"',
      to: '"24 hours a day, every day"',
    },
    {
      file: 'config/site/values.json',
      // The blanks inside of p. m. and a. m. do not break.
      from: '"de 5\u00a0p.\u00a0m. a 8\u00a0a.\u00a0m. entre semana y las 24 horas los fines de semana"',
      to: '"las 24 horas, todos los días"',
    },
  ],
};

export const withProblems: PreparedDraft = {
  name: 'Travel and urgent care, first try',
  note: 'Not finished: the link is misspelt and the Spanish of the travel card still says the old text.',
  changes: [
    {
      file: 'config/screens/home.json',
      from: '"when": "hasMedicalCare", "link": "route:urgentCare"',
      to: '"when": "hasMedicalCare", "link": "route:urgentCares"',
    },
    {
      file: 'locales/en/claims.json',
      from: 'For trips your plan asked you to make for care.',
      to: 'For trips to care that your plan approved.',
    },
  ],
};

export interface SignedInStaff {
  readonly origin: string;
  readonly cookie: string;
  // Where the server listens, if not at the origin.
  readonly server?: string;
}

const ask = async <Answer>(
  { origin, cookie, server = origin }: SignedInStaff,
  asked: string,
  body?: object,
): Promise<Answer> => {
  const [method = 'GET', path = ''] = asked.split(' ', 2);
  // The workbench answers its own host only, which `fetch` would replace by the server's.
  const { host } = new URL(origin);
  const headers = { host, cookie, origin, 'content-type': 'application/json', 'accept-language': 'en' };
  const sent = request(`${server}/api/${path}`, { method, headers });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const answer = await text(response);
  const { statusCode = 0 } = response;
  if (statusCode >= 400) throw new Error(`${asked} answered ${statusCode}: ${answer}`);
  return (statusCode === 204 ? undefined : JSON.parse(answer)) as Answer;
};

interface Draft {
  readonly id: string;
  readonly source: string;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const changedText = (file: string, text: string, changes: readonly TextChange[]): string =>
  changes
    .filter((change) => change.file === file && text.includes(change.from))
    .reduce((now, { from, to }) => now.replace(from, () => to), text);

export const prepareDraft = async (
  editor: SignedInStaff,
  { name, note, changes }: PreparedDraft,
): Promise<Draft> => {
  const draft = await ask<Draft>(editor, 'POST drafts', { name, note });
  const { files } = await ask<{ readonly files: Readonly<Record<string, string>> }>(
    editor,
    `GET sources/${draft.source}`,
  );
  for (const file of new Set(changes.map((change) => change.file))) {
    const before = files[file] ?? '';
    const text = changedText(file, before, changes);
    if (text === before) continue;
    await ask(editor, `PUT drafts/${draft.id}/files`, {
      clientId: randomUUID(),
      place: file,
      expectedHash: hashOf(before),
      text,
    });
  }
  return ask<Draft>(editor, `GET drafts/${draft.id}`);
};

export const prepareApproved = async (
  editor: SignedInStaff,
  reviewer: SignedInStaff,
  draft: PreparedDraft,
): Promise<void> => {
  const { id, source } = await prepareDraft(editor, draft);
  await ask(editor, `POST drafts/${id}/submit`, {
    source,
    text: 'Both languages, as the nurse line asked for.',
  });
  await ask(reviewer, `POST drafts/${id}/reviews`, {
    source,
    verdict: 'approve',
    text: 'Read in both languages.',
  });
};

/**
 * Creates two drafts in a new workbench through the API: an open draft with problems and a comment, and
 * an approved draft.
 */
export const prepareDrafts = async (editor: SignedInStaff, reviewer: SignedInStaff): Promise<void> => {
  const open = await prepareDraft(editor, withProblems);
  await ask(reviewer, `POST drafts/${open.id}/threads`, {
    address: null,
    text: 'Urgent care opens nothing: is the name of the screen right?',
  });
  // This request makes the draft's problems appear in the list of drafts.
  await ask(editor, `GET drafts/${open.id}/judgement`);
  await prepareApproved(editor, reviewer, approved);
};

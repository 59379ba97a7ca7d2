import { createHash } from 'node:crypto';
import { escapeHtml } from '../legacy/page.ts';
import type { LegacyVisit } from '../legacy/session.ts';
import { contactOf } from './account-pages.ts';
import forms from './forms.json' with { type: 'json' };
import { type Field, form } from './markup.ts';
import type { MemberFile } from './member-file.ts';

type Both<Value> = Readonly<Record<'en' | 'es', Value>>;

interface WrittenField extends Pick<Field, 'name' | 'kind' | 'optional'> {
  readonly label: Both<string>;
  readonly choices?: Both<readonly string[]>;
  readonly value?: string;
}

interface WrittenForm {
  readonly fields: readonly WrittenField[];
  readonly submit: Both<string>;
  readonly thanks?: Both<string>;
}

const written: ReadonlyMap<string, WrittenForm> = new Map(
  Object.entries(forms as Readonly<Record<string, WrittenForm>>),
);

const known = (file: MemberFile | undefined): Readonly<Record<string, string | undefined>> =>
  file
    ? {
        ...contactOf(file),
        name: file.member.account.name.full,
        memberId: file.member.coverages[0]?.memberId,
      }
    : {};

export const formPage = (
  key: string,
  { language }: LegacyVisit,
  file: MemberFile | undefined,
): string | undefined => {
  const page = written.get(key);
  if (!page) return undefined;
  const values = known(file);
  const fields = page.fields.map(({ label, choices, value, ...field }): Field => {
    const filled = value === undefined ? undefined : values[value];
    return {
      ...field,
      label: label[language],
      ...(choices && { choices: choices[language] }),
      ...(filled && { value: filled }),
    };
  });
  return form(fields, page.submit[language]);
};

export const thanksPage = (key: string, { url, language, body, sessionId }: LegacyVisit): string => {
  const isSpanish = language === 'es';
  const next =
    written.get(key)?.thanks?.[language] ??
    (isSpanish ? 'Hemos guardado lo que envió.' : 'We have saved what you sent.');
  const number = createHash('sha256')
    .update(`${sessionId} ${key} ${body}`)
    .digest('hex')
    .slice(0, 8)
    .toUpperCase();
  return [
    `<p role="status" class="thanks"><b>${isSpanish ? 'Gracias.' : 'Thank you.'}</b> ${escapeHtml(next)}</p>`,
    `<p>${isSpanish ? 'Su número de confirmación es' : 'Your confirmation number is'} <b>${number}</b>.</p>`,
    `<p><a href="${escapeHtml(url.pathname + url.search)}">${isSpanish ? 'Regresar' : 'Go back'}</a></p>`,
  ].join('');
};

import { escapeHtml } from '../gating/html-text.ts';
import type { AppendixRelease, EvidenceAppendix } from './evidence-appendix.ts';
import { momentHtml, paragraph, row, table, tag, type Wording } from './page-parts.ts';

const byHtml = (text: string, instant: string, wording: Wording): string =>
  tag('p', `${escapeHtml(text)} <small>${momentHtml(instant, wording)}</small>`);

const publishedHtml = ({ published, draft, emergency }: AppendixRelease, wording: Wording): string => {
  const { say } = wording;
  const { at, author, message } = published;
  const decision = emergency?.decision;
  const notes = [
    ...(draft === undefined ? [] : [say('appendix.draft', { draft })]),
    ...(message === undefined ? [] : [message]),
    ...(emergency ? [say('appendix.emergency')] : []),
  ];
  return [
    byHtml(author ?? say('appendix.noAuthor'), at, wording),
    ...notes.map(paragraph),
    decision
      ? byHtml(say(`appendix.${decision.verdict}`, { name: decision.name }), decision.at, wording)
      : '',
  ].join('');
};

const reviewsHtml = ({ reviews }: AppendixRelease, wording: Wording): string =>
  reviews
    .map(({ name, verdict, at, withdrawnAt, isOfRelease }) => {
      const { say } = wording;
      const notes = [
        ...(isOfRelease ? [] : [say('appendix.earlier')]),
        ...(withdrawnAt === undefined
          ? []
          : [say('appendix.withdrawn', { time: wording.time(withdrawnAt) })]),
      ];
      return (
        byHtml(say(`appendix.verdict.${verdict}`, { name }), at, wording) + notes.map(paragraph).join('')
      );
    })
    .join('') || escapeHtml(wording.say('appendix.none'));

const signOffsHtml = ({ signOffs }: AppendixRelease, wording: Wording): string =>
  signOffs
    .map(({ name, verdict, cells, first, last }) => {
      const { say } = wording;
      const text = say(`appendix.signed.${verdict}`, { name, cells: String(cells) });
      const span = `${momentHtml(first, wording)}${first === last ? '' : ` – ${momentHtml(last, wording)}`}`;
      return tag('p', `${escapeHtml(text)} <small>${span}</small>`);
    })
    .join('') || escapeHtml(wording.say('appendix.none'));

/** Formats the appendix; without one, explains where to get it. */
export const appendixHtml = (appendix: EvidenceAppendix | undefined, wording: Wording): string => {
  const { say } = wording;
  const title = tag('h2', escapeHtml(say('appendix.title')));
  if (!appendix) return `<section>${title}${paragraph(say('appendix.absent'))}</section>`;
  const heads = ['number', 'published', 'reviews', 'signOffs'].map((name) => say(`appendix.${name}`));
  const rows = appendix.releases.map((release) =>
    row(String(release.number), [
      publishedHtml(release, wording),
      reviewsHtml(release, wording),
      signOffsHtml(release, wording),
    ]),
  );
  return `<section>${title}${paragraph(say('appendix.text', { time: wording.time(appendix.readAt) }))}${table(say('appendix.title'), heads, rows)}</section>`;
};

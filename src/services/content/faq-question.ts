import type { FaqEntry, FaqPlace } from '../../view/faq.ts';
import { contentFields, type ContentQuestion, type Fields } from './content-service.ts';
import { sanitiseHtml, sanitiseTitle } from './sanitise-html.ts';
import { headingsFrom } from './text-headings.ts';

const { text, title, values } = contentFields;

const group = (record: Fields): readonly FaqEntry[] => {
  const id = text(record['Id']);
  const name = title(record['Name']);
  return id !== undefined && name !== undefined ? [{ id, title: [name] }] : [];
};

const question = (record: Fields): readonly FaqEntry[] => {
  const id = text(record['Id']);
  const asked = record['QuestionText'];
  const answer = record['AnswerText'];
  if (id === undefined || typeof asked !== 'string' || typeof answer !== 'string') return [];
  return [
    { id, title: sanitiseTitle(asked), answer: headingsFrom('h4', sanitiseHtml(answer, `answer-${id}-`)) },
  ];
};

const levels = {
  main: { type: 'faqmains', related: 'FAQCategories', entry: group },
  category: { type: 'faqcategories', related: 'Subcategories', entry: group },
  subcategory: { type: 'faqsubcategories', related: 'Questions', entry: question },
} as const;

/**
 * Returns the request for the children of an FAQ item: categories, subcategories or questions (R7.005 to
 * R7.007).
 */
export const faqQuestion = ({ level, id, language }: FaqPlace): ContentQuestion<readonly FaqEntry[]> => {
  const { type, related, entry } = levels[level];
  return {
    path: `${type}(${encodeURIComponent(id)})/${related}`,
    culture: language,
    read: (answer) => values(answer)?.flatMap(entry),
  };
};

import type { Language } from '../../config/portal-config.ts';
import type { ListedPage } from '../../view/routes/extra-pages.ts';
import { contentFields, type ContentQuestion } from './content-service.ts';

const { text, title, values } = contentFields;

const read = (answer: unknown): readonly ListedPage[] | undefined =>
  values(answer)?.flatMap((record) => {
    const id = text(record['Id']);
    const named = title(record['Title']);
    const path = text(record['RelativeUrlPath']);
    return id !== undefined && named !== undefined && path !== undefined ? [{ id, title: named, path }] : [];
  });

/**
 * Returns the request for the list of pages in a language; reads records with Id, Title and RelativeUrlPath
 * (R7.022).
 */
export const pagesQuestion = (language: Language): ContentQuestion<readonly ListedPage[]> => ({
  path: 'pages',
  culture: language,
  read,
});

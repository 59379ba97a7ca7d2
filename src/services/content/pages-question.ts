import type { Language } from '../../config/portal-config.ts';
import { contentFields, type ContentQuestion } from './content-service.ts';

/** A page of the content service; its path is as it was written and is judged before it becomes a route. */
export interface PageRecord {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

const { text, values } = contentFields;

const read = (answer: unknown): readonly PageRecord[] | undefined =>
  values(answer)?.flatMap((record) => {
    const [id, title, path] = [text(record['Id']), text(record['Title']), text(record['RelativeUrlPath'])];
    return id !== undefined && title !== undefined && path !== undefined ? [{ id, title, path }] : [];
  });

/** The pages list of a language: Id, Title and RelativeUrlPath of every record that has all three (specification 7). */
export const pagesQuestion = (language: Language): ContentQuestion<readonly PageRecord[]> => ({ path: 'pages', culture: language, read });

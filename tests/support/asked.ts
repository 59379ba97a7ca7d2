import type { Request } from 'playwright-core';
import type { Visit } from './journeys.ts';

/** The requests of a visit whose address holds the text, oldest first. */
export const asked = ({ requests }: Pick<Visit, 'requests'>, text: string): readonly Request[] =>
  requests.filter((request) => request.url().includes(text));

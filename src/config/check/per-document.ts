import type { ConfigDocument } from '../config-document.ts';

/** The same answer, worked out once per document: a document never changes, and most checks see nearly the same ones again. */
export const perDocument = <Answer>(work: (document: ConfigDocument) => Answer): ((document: ConfigDocument) => Answer) => {
  const answers = new WeakMap<ConfigDocument, { readonly answer: Answer }>();
  return (document) => {
    const known = answers.get(document) ?? { answer: work(document) };
    answers.set(document, known);
    return known.answer;
  };
};

import { TooLarge } from '../../../analysis/diagrams/too-large.ts';
import { addressAt } from '../../../authoring/draft/address-at.ts';
import { everyProblem } from '../../../authoring/project/problems.ts';
import { compileSound } from '../../../authoring/project/read-portal.ts';
import { Refusal } from '../../../authoring/refusal.ts';
import { meaningReport } from '../../../authoring/reports/diff-text.ts';
import { wordsReport } from '../../../authoring/words/words-report.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import type { PortalConfig } from '../../../config/portal-config.ts';
import { readMembers } from '../../../samples/read-members.ts';
import { sampleStates } from '../../../samples/sample-states.ts';
import type { Judgement, Language, Meaning, Problem, StaleWord } from '../../api/generated/api-shapes.ts';
import { serverText } from '../words/server-words.ts';

/** What is judged: the documents of a source, against those of its base. */
export interface Judged {
  readonly documents: readonly ConfigDocument[];
  readonly base: readonly ConfigDocument[];
  readonly language: Language;
  /** Epoch milliseconds: sample members have ages, and what ended long ago is told. */
  readonly now: number;
}

type Told = Pick<Judgement, 'meaning' | 'untold'>;

type Report = ReturnType<typeof meaningReport>;

/** A report as it travels: a value that was or is not there has no field. */
const plainReport = ({ other, ...report }: Report): Meaning => ({
  ...report,
  other: other.map(({ at, before, after }) => ({ at, ...(before !== undefined && { before }), ...(after !== undefined && { after }) })),
});

const meaningOf = ({ documents, base, language }: Judged): Told => {
  try {
    return { meaning: plainReport(meaningReport(compileSound(base), compileSound(documents), language)), untold: null };
  } catch (error) {
    if (error instanceof TooLarge) return { meaning: null, untold: serverText(language, 'untold.large') };
    if (error instanceof Refusal) return { meaning: null, untold: serverText(language, 'untold.errors') };
    throw error;
  }
};

/** Words need a configuration that compiles, as they tell who reads them. */
const staleWordsOf = ({ documents, base, language }: Judged): readonly StaleWord[] => {
  const { data } = wordsReport(documents, { which: 'open', addresses: [], language, older: base });
  const { texts } = data as { readonly texts: readonly (StaleWord & { readonly at: string })[] };
  return texts.map(({ address, why, en, older, es, readBy }) => ({ address, why, en, ...(older !== undefined && { older }), es, readBy }));
};

type Texts = ReadonlyMap<string, Pick<ConfigDocument, 'place' | 'text'>>;

/** A problem with the address of what it is about; one of a file that is missing has none. */
const addressed = (problem: Problem, texts: Texts): Problem => {
  const found = texts.get(problem.file);
  return found ? { ...problem, address: addressAt(found.place, found.text, problem.line, problem.column) } : problem;
};

/**
 * What the server says of a source: the problems that `portal check` tells, errors first; who sees what differently than under the base,
 * where that can be told; words whose Spanish is older than their English. Never throws for what a source says.
 */
export const judgementOf = (judged: Judged): Omit<Judgement, 'source'> => {
  const { documents, language, now } = judged;
  const samplesOf = (config: PortalConfig) => sampleStates(readMembers(), { config, now, language });
  const found = everyProblem(documents, language, undefined, samplesOf);
  const texts = new Map(documents.map(({ file, place, text }) => [file, { place, text }]));
  const problems = ['error', 'warning']
    .flatMap((severity) => found.filter((one) => one.severity === severity))
    .map((one) => addressed(one, texts));
  const told = meaningOf(judged);
  const isTold = told.meaning !== null;
  return { problems, ...told, staleWords: isTold ? staleWordsOf(judged) : [] };
};

import { TooLarge } from '../../analysis/diagrams/too-large.ts';
import type { DiffReport } from '../../analysis/diff/diff-report.ts';
import type { Problem } from '../../config/check/findings/problem.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import { readMembers } from '../../samples/read-members.ts';
import { sampleStates } from '../../samples/sample-states.ts';
import { addressAt } from '../draft/address-at.ts';
import type { Staleness } from '../pairs/pairs.ts';
import { everyProblem } from '../project/problems.ts';
import { compileSound } from '../project/read-portal.ts';
import { Refusal } from '../refusal.ts';
import { wordsReport } from '../words/words-report.ts';
import { meaningReport } from './diff-text.ts';

/** What is judged: the documents of a source, against those of its base. */
export interface Judged {
  readonly documents: readonly ConfigDocument[];
  readonly base: readonly ConfigDocument[];
  readonly language: Language;
  /** Epoch milliseconds: sample members have ages. */
  readonly now: number;
}

/** A problem with the address of what it is about; one of a file that is missing has none. */
export interface AddressedProblem extends Problem {
  readonly address?: string;
}

const addressed = (problem: Problem, byFile: ReadonlyMap<string, ConfigDocument>): AddressedProblem => {
  const found = byFile.get(problem.file);
  return found ? { ...problem, address: addressAt(found, problem.line, problem.column) } : problem;
};

/** The problems that `portal check` tells of a source, errors first, with sample members as examples. */
export const judgedProblems = ({ documents, language, now }: Omit<Judged, 'base'>): readonly AddressedProblem[] => {
  const samplesOf = (config: PortalConfig) => sampleStates(readMembers(), { config, now, language });
  const found = everyProblem(documents, language, undefined, samplesOf);
  const byFile = new Map(documents.map((document) => [document.file, document]));
  return ['error', 'warning'].flatMap((severity) => found.filter((one) => one.severity === severity)).map((one) => addressed(one, byFile));
};

/** A report as it travels: a value that was or is not there has no field. */
const plainReport = ({ other, ...report }: DiffReport): PlainReport => ({
  ...report,
  other: other.map(({ at, before, after }) => ({ at, ...(before !== undefined && { before }), ...(after !== undefined && { after }) })),
});

type PlainReport = Omit<DiffReport, 'other'> & {
  readonly other: readonly { readonly at: string; readonly before?: string; readonly after?: string }[];
};

/** A word whose Spanish is older than its English, or missing, and who reads it, in words. */
export interface JudgedWord {
  readonly address: string;
  readonly why: Staleness | 'missing';
  readonly en: string;
  /** The English that the Spanish was written for, where the base still has it. */
  readonly older?: string;
  readonly es: string;
  readonly readBy: string;
}

/** Words need a configuration that compiles, as they tell who reads them. */
const judgedWords = ({ documents, base, language }: Judged): readonly JudgedWord[] => {
  const { data } = wordsReport(documents, { which: 'open', addresses: [], language, older: base });
  const { texts } = data as { readonly texts: readonly (JudgedWord & { readonly at: string })[] };
  return texts.map(({ address, why, en, older, es, readBy }) => ({ address, why, en, ...(older !== undefined && { older }), es, readBy }));
};

/** What members see differently, exact over all possible ones; `untold` says why that cannot be told. */
export interface JudgedMeaning {
  readonly meaning: PlainReport | null;
  /** `errors`: the source has mistakes that leave it open; `large`: its rules are too complex. */
  readonly untold: 'errors' | 'large' | undefined;
  readonly staleWords: readonly JudgedWord[];
}

/** Who sees what differently than under the base, where that can be told. Never throws for what a source says. */
export const judgedMeaning = (judged: Judged): JudgedMeaning => {
  const { documents, base, language } = judged;
  try {
    const meaning = plainReport(meaningReport(compileSound(base), compileSound(documents), language));
    return { meaning, untold: undefined, staleWords: judgedWords(judged) };
  } catch (error) {
    if (error instanceof TooLarge) return { meaning: null, untold: 'large', staleWords: [] };
    if (error instanceof Refusal) return { meaning: null, untold: 'errors', staleWords: [] };
    throw error;
  }
};

import { TooLarge } from '../../analysis/diagrams/too-large.ts';
import type { DiffReport } from '../../analysis/diff/diff-report.ts';
import type { Problem } from '../../config/check/findings/problem.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import { readMembers } from '../../samples/read-members.ts';
import { sampleStates } from '../../samples/sample-states.ts';
import { addressAt } from '../draft/address-at.ts';
import type { Staleness } from '../pairs/pairs.ts';
import { findProblems } from '../project/problems.ts';
import { compileSound } from '../project/read-portal.ts';
import { Refusal } from '../refusal.ts';
import { wordsReport } from '../words/words-report.ts';
import { meaningReport } from './diff-text.ts';

export interface DraftAndBase {
  readonly documents: readonly ConfigDocument[];
  readonly base: readonly ConfigDocument[];
  readonly language: Language;
  /** Epoch milliseconds; the ages of sample members depend on it. */
  readonly now: number;
}

/** A problem with its address; the address is absent when the file is missing. */
export interface AddressedProblem extends Problem {
  readonly address?: string;
}

const addressed = (problem: Problem, byFile: ReadonlyMap<string, ConfigDocument>): AddressedProblem => {
  const found = byFile.get(problem.file);
  return found ? { ...problem, address: addressAt(found, problem.line, problem.column) } : problem;
};

/** Returns problems with their addresses, errors first. */
export const addressProblems = (
  found: readonly Problem[],
  documents: readonly ConfigDocument[],
): readonly AddressedProblem[] => {
  const byFile = new Map(documents.map((document) => [document.fullPath, document]));
  return ['error', 'warning']
    .flatMap((severity) => found.filter((one) => one.severity === severity))
    .map((one) => addressed(one, byFile));
};

/**
 * Returns the problems that `portal check` reports, except risks: errors first, with sample members as
 * examples.
 */
export const findDraftProblems = ({
  documents,
  language,
  now,
}: Omit<DraftAndBase, 'base'>): readonly AddressedProblem[] => {
  const samplesOf = (config: PortalConfig) => sampleStates(readMembers(), { config, now, language });
  return addressProblems(findProblems(documents, language, undefined, samplesOf), documents);
};

// For JSON: absent values have no field.
const plainReport = ({ other, ...report }: DiffReport): PlainReport => ({
  ...report,
  other: other.map(({ at, before, after }) => ({
    at,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  })),
});

type PlainReport = Omit<DiffReport, 'other'> & {
  readonly other: readonly { readonly at: string; readonly before?: string; readonly after?: string }[];
};

export interface PendingTranslation {
  readonly address: string;
  readonly why: Staleness | 'missing';
  readonly en: string;
  readonly older?: string;
  readonly es: string;
  readonly readBy: string;
}

// Needs a configuration that compiles, to say who reads a text.
const pendingTranslations = ({ documents, base, language }: DraftAndBase): readonly PendingTranslation[] => {
  const { data } = wordsReport(documents, { which: 'open', addresses: [], language, older: base });
  const { texts } = data as { readonly texts: readonly (PendingTranslation & { readonly at: string })[] };
  return texts.map(({ address, why, en, older, es, readBy }) => ({
    address,
    why,
    en,
    ...(older !== undefined && { older }),
    es,
    readBy,
  }));
};

/** The differences that any possible member sees. `untold` is the reason if they are not known. */
export interface DraftComparison {
  readonly meaning: PlainReport | null;
  /** `errors`: the files have errors; `large`: the rules are too complex. */
  readonly untold: 'errors' | 'large' | undefined;
  readonly staleWords: readonly PendingTranslation[];
}

/** Compares what members see with the base, if possible. Does not throw if the documents have errors. */
export const compareWithBase = (checked: DraftAndBase): DraftComparison => {
  const { documents, base, language } = checked;
  try {
    const meaning = plainReport(meaningReport(compileSound(base), compileSound(documents), language));
    return { meaning, untold: undefined, staleWords: pendingTranslations(checked) };
  } catch (error) {
    if (error instanceof TooLarge) return { meaning: null, untold: 'large', staleWords: [] };
    if (error instanceof Refusal) return { meaning: null, untold: 'errors', staleWords: [] };
    throw error;
  }
};

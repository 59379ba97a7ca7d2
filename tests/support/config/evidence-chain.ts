import type { EvidenceSources } from '../../../src/authoring/evidence/evidence-document.ts';
import type { EvidenceSpan } from '../../../src/authoring/evidence/evidence-span.ts';
import { compileWithoutErrors } from '../../../src/authoring/project/read-portal.ts';
import { Refusal } from '../../../src/authoring/refusal.ts';
import { daysLater } from '../../../src/config/calendar.ts';
import type { ConfigDocument } from '../../../src/config/files/document.ts';
import { parseDocument } from '../../../src/config/files/parse-document.ts';
import { readConfig } from '../../../src/config/files/read-config.ts';
import { sourceId, sourceOf } from '../../../src/config/files/source.ts';
import type { LiveTime } from '../../../src/release/chain/live-times.ts';
import { chance, roll } from '../chance.ts';
import { randomFileEdit } from './random-file-edits.ts';
import { projectRoot } from '../project-files.ts';

type Documents = readonly ConfigDocument[];

/** A chain of releases in memory, each with a few random edits of the one before. */
export interface EvidenceChain extends EvidenceSources {
  readonly span: EvidenceSpan;
  /** The files of the release that was live at a time. */
  readonly documentsAt: (time: string) => Documents;
}

const firstDay = '2026-01-05';
const hours = 3_600_000;

/** Gives a tenth of the entries of screens a random period in the next weeks. */
const withPeriods = (documents: Documents, seed: number): Documents => {
  const random = chance(seed);
  const dated = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(dated);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, dated(one)]));
    if (!('id' in inner) || 'type' in inner || roll(random, 10) > 0) return inner;
    const from = daysLater(firstDay, roll(random, 40));
    return { ...inner, from, until: daysLater(from, 1 + roll(random, 40)) };
  };
  return documents.map((document) =>
    document.is?.kind === 'section'
      ? parseDocument(document.file, JSON.stringify(dated(document.value), null, 2), document.fullPath)
      : document,
  );
};

// As a release needs: `portal check` finds no error.
const isSound = (documents: Documents): boolean => {
  try {
    compileWithoutErrors(documents, false);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

const editsPerRelease = 3;

const edited = (documents: Documents, seed: number): Documents => {
  let found = documents;
  for (let at = 0; at < editsPerRelease; at += 1) {
    const next = randomFileEdit(found, seed * editsPerRelease + at).documents;
    if (isSound(next)) found = next;
  }
  return found;
};

/** Publishes the shipped configuration and random edits of it, one every three days at changing hours. */
export const evidenceChain = ({
  seed,
  releases,
}: {
  readonly seed: number;
  readonly releases: number;
}): EvidenceChain => {
  const shipped = readConfig(`${projectRoot}/config`, `${projectRoot}/locales`);
  const all: Documents[] = [withPeriods(shipped, seed)];
  while (all.length < releases) all.push(edited(all.at(-1) ?? shipped, seed * releases + all.length));
  const timeOf = (index: number): string =>
    new Date(Date.parse(`${firstDay}T00:00:00Z`) + index * 77 * hours).toISOString();
  const sources = all.map(sourceOf);
  const files = new Map(sources.map((source) => [sourceId(source), source]));
  const times = sources.map((source, index): LiveTime => {
    const from = timeOf(index);
    const publication = {
      ...({ number: index + 1, id: `request ${String(index)}`, kind: 'publish', time: from } as const),
      ...{ release: String(index).padStart(16, '0'), source: sourceId(source) },
    };
    return { from, until: index + 1 < releases ? timeOf(index + 1) : undefined, publication };
  });
  return {
    times,
    files: (source) => files.get(source),
    span: { from: timeOf(0), until: timeOf(releases) },
    documentsAt: (time) => all[times.findLastIndex(({ from }) => from <= time)] ?? [],
  };
};

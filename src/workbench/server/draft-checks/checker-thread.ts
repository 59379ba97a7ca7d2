import { platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { TooLarge } from '../../../analysis/diagrams/too-large.ts';
import { restoreFrom } from '../../../authoring/draft/history/restore-from.ts';
import { undoRelease } from '../../../authoring/draft/history/undo-release.ts';
import { shownTableFile } from '../../../authoring/gating/shown-table.ts';
import { Refusal } from '../../../authoring/refusal.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import { parseDocument } from '../../../config/files/parse-document.ts';
import { type ChangedDocuments, compareChanges, mergeOnto } from './carry-over.ts';
import { changeDifferences } from './change-differences.ts';
import type { CheckerAnswer, CheckerQuestion, NamedChange, NamedSource } from './checker-messages.ts';
import { checkNotice } from './notice-change.ts';
import { checkResultOf, sourceHashes, sourceReport } from './source-report.ts';
import { sourceGrid } from './source-grid.ts';
import { sourceWords } from './source-words.ts';

// The check caches results by document, so unchanged files are not checked again.
let recent = new Map<string, ConfigDocument>();

const documentsOf = ({ files }: NamedSource, used: Map<string, ConfigDocument>): readonly ConfigDocument[] =>
  Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, text]) => {
      const key = `${file}\0${text}`;
      const document = used.get(key) ?? recent.get(key) ?? parseDocument(file, text);
      used.set(key, document);
      return document;
    });

// Drafts are rebased one after the other, from the same base onto the same release: both stay compiled.
const mostNamed = 6;

const named = new Map<string, readonly ConfigDocument[]>();

const namedDocuments = (source: NamedSource): readonly ConfigDocument[] => {
  const known = named.get(source.id);
  const documents = known ?? documentsOf(source, new Map());
  named.delete(source.id);
  named.set(source.id, documents);
  const [oldest] = named.keys();
  if (named.size > mostNamed && oldest !== undefined) named.delete(oldest);
  return documents;
};

const changedDocuments = ({ base, source }: NamedChange): ChangedDocuments => ({
  base: namedDocuments(base),
  source: namedDocuments(source),
});

const answerTo = async (question: CheckerQuestion): Promise<CheckerAnswer> => {
  if (question.kind === 'shown')
    return { kind: 'grid', grid: await shownTableFile(question.table, question.format) };
  const { source } = question;
  if (question.kind === 'merge') {
    const { base, theirs } = question;
    return {
      kind: 'merge',
      merged: mergeOnto({ base: base.files, mine: source.files, theirs: theirs.files }),
    };
  }
  if (question.kind === 'undo')
    return { kind: 'undo', undone: undoRelease({ ...question, now: source.files }) };
  if (question.kind === 'restore')
    return { kind: 'undo', undone: restoreFrom({ ...question, now: source.files }) };
  if (question.kind === 'proof')
    return {
      kind: 'proof',
      result: compareChanges(changedDocuments(question.approved), changedDocuments(question)),
    };
  if (question.kind === 'notice') return { kind: 'notice', checked: checkNotice(changedDocuments(question)) };
  const now = Date.now();
  if (question.kind === 'differences') {
    const [approved, change] = [question.approved, question].map(changedDocuments) as [
      ChangedDocuments,
      ChangedDocuments,
    ];
    return {
      kind: 'differences',
      differences: changeDifferences(approved, change, question.language, now),
    };
  }
  const used = new Map<string, ConfigDocument>();
  const documents = documentsOf(source, used);
  if (question.kind === 'check') {
    const base = documentsOf(question.base, used);
    recent = used;
    return {
      kind: 'check',
      checkResult: {
        source: source.id,
        ...checkResultOf({ documents, base, language: question.language, now }),
      },
    };
  }
  if (question.kind === 'words') return { kind: 'words', words: sourceWords({ ...question, documents }) };
  if (question.kind === 'hashes') return { kind: 'hashes', ...sourceHashes(documents) };
  const own = { id: source.id, documents };
  if (question.kind === 'report')
    return { kind: 'grid', grid: await sourceReport(question.options, own, now) };
  const against = question.against && {
    id: question.against.id,
    documents: documentsOf(question.against, used),
  };
  return { kind: 'grid', grid: await sourceGrid(question.options, { source: own, against, now }) };
};

const refusal = (error: unknown): CheckerAnswer => {
  const why = error instanceof TooLarge ? 'large' : error instanceof Refusal ? 'errors' : 'failed';
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'refused', why, name, text: message };
};

// If processor time is scarce, requests that save edits come first. On Linux, this affects only this thread.
const lowerPriority = 5;
if (platform() === 'linux') setPriority(lowerPriority);

parentPort?.on('message', (question: CheckerQuestion) => {
  answerTo(question)
    .catch((error: unknown) => refusal(error))
    .then((answer) => parentPort?.postMessage(answer))
    .catch(() => process.exit(1));
});

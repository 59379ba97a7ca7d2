import { parentPort } from 'node:worker_threads';
import { evidenceJson, evidenceOf } from '../../../authoring/evidence/evidence-document.ts';
import { appendedJson } from '../../../authoring/evidence/evidence-appendix.ts';
import { evidencePage } from '../../../authoring/evidence/evidence-page.ts';
import { evidenceSpan } from '../../../authoring/evidence/evidence-span.ts';
import { Refusal } from '../../../authoring/refusal.ts';
import { liveTimes } from '../../../release/chain/live-times.ts';
import { readSource } from '../../../release/chain/source-store.ts';
import type { EvidenceAnswer, EvidenceQuestion } from './evidence-messages.ts';

// The thread reads the chain itself: a year has hundreds of sources.
const contentOf = (question: EvidenceQuestion): string => {
  const { population, from, to, format, language, appendix, dist, now } = question;
  const evidence = evidenceOf(population, evidenceSpan({ from, to }, now), {
    times: liveTimes(dist),
    files: (source) => readSource(dist, source),
  });
  if (format === 'html') return evidencePage(evidence, language, appendix);
  return appendix ? appendedJson(evidence, appendix) : evidenceJson(evidence);
};

const answerTo = (question: EvidenceQuestion): EvidenceAnswer => {
  try {
    return { kind: 'evidence', content: contentOf(question) };
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    return { kind: 'refused', texts: error instanceof Refusal ? error.texts : undefined, name };
  }
};

parentPort?.on('message', (question: EvidenceQuestion) => parentPort?.postMessage(answerTo(question)));

import { shapeFindings } from './check/shape-findings.ts';
import type { ConfigDocument } from './config-document.ts';

/** Whether every file of a configuration is there, is JSON and follows its schema. */
export const isReadable = (documents: readonly ConfigDocument[]): boolean =>
  shapeFindings(documents).every(({ severity }) => severity === 'warning');

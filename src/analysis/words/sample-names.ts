import type { Sentence } from './sentences.ts';

const mostMissing = 3;

/** Names of sample members for a sentence: listed, or those who are missing where only a few are. */
export const sampleNames = (names: readonly string[], all: readonly string[], say: Sentence): string => {
  if (names.length === 0) return say('nobody');
  const missing = all.filter((name) => !names.includes(name));
  if (missing.length === 0) return say('allSamples');
  if (missing.length > mostMissing || names.length <= mostMissing) return names.join(say('comma'));
  return say('allSamplesBut', { names: missing.join(say('comma')) });
};

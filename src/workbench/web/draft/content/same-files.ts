import { sameJson } from '../../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';

/** More than the keys that are typed while the server saves and answers with its copy. */
const mostKept = 12;

let kept: readonly SourceFiles[] = [];

/**
 * The same object for the same texts, among the last few: what was made of files as they were typed is there already when the server's copy
 * of them comes.
 */
export const sameFiles = (files: SourceFiles): SourceFiles => {
  const known = kept.find((one) => one === files) ?? kept.find((one) => sameJson(one, files)) ?? files;
  kept = [known, ...kept.filter((one) => one !== known)].slice(0, mostKept);
  return known;
};

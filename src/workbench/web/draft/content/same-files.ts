import { sameJson } from '../../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';

// More than the keys typed while the server saves and answers.
const mostKept = 12;

let kept: readonly SourceFiles[] = [];

// What was made from files while typing is reused for the server's copy of them.
export const sameFiles = (files: SourceFiles): SourceFiles => {
  const known = kept.find((one) => one === files) ?? kept.find((one) => sameJson(one, files)) ?? files;
  kept = [known, ...kept.filter((one) => one !== known)].slice(0, mostKept);
  return known;
};

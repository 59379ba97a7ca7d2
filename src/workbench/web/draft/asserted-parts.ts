import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Assertion } from '../../../config/generated/config-files.ts';

/** The place of the file of assertions. */
export const assertionsPlace = 'config/rules/assertions.json';

/** The address of one of them. */
export const assertionAddress = (name: string): string => `${assertionsPlace}#assertions/[${name}]`;

/** What an assertion names: screens, items, paths, link targets. */
export const assertedParts = ({ sees, neverSees, reaches }: Assertion): readonly string[] => sees ?? neverSees ?? reaches ?? [];

/** The edit of a draft's files that writes an assertion in place of what is there; the first one makes the file. */
export const assertionEdit = (files: SourceFiles, before: Assertion | undefined, after: Assertion | undefined): DraftEdit => {
  if (!Object.hasOwn(files, assertionsPlace))
    return {
      address: `${assertionsPlace}#`,
      expected: null,
      value: { $schema: '../../schemas/assertions.json', assertions: after ? [after] : [] },
    };
  return { address: assertionAddress((after ?? before)?.name ?? ''), expected: before ?? null, value: after ?? null };
};

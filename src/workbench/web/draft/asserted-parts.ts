import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Assertion } from '../../../config/generated/config-files.ts';

export const assertionsPlace = 'config/rules/assertions.json';

export const assertionAddress = (name: string): string => `${assertionsPlace}#assertions/[${name}]`;

export const assertedParts = ({ sees, neverSees, reaches }: Assertion): readonly string[] =>
  sees ?? neverSees ?? reaches ?? [];

// The first assertion creates the file.
export const assertionEdit = (
  files: SourceFiles,
  before: Assertion | undefined,
  after: Assertion | undefined,
): DraftEdit => {
  if (!Object.hasOwn(files, assertionsPlace))
    return {
      address: `${assertionsPlace}#`,
      expected: null,
      value: { $schema: '../../schemas/assertions.json', assertions: after ? [after] : [] },
    };
  return {
    address: assertionAddress((after ?? before)?.name ?? ''),
    expected: before ?? null,
    value: after ?? null,
  };
};

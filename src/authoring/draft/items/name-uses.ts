import type { SourceFiles } from '../../../config/files/source.ts';
import { editsBetween } from '../find-edits.ts';
import { type NameKind, withMappedNames } from './mapped-names.ts';

/** A name that nothing has: no name of a configuration holds a blank. */
const nobody = ' ';

/** The addresses at which a name of a kind is used, in order of the files; its declaration is not one. */
export const nameUses = (files: SourceFiles, kind: NameKind, name: string): readonly string[] =>
  editsBetween(files, withMappedNames(files, { kind, from: name, to: nobody })).map(({ address }) => address);

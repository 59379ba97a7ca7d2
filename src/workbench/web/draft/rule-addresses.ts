import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import { valueOf } from '../../../authoring/draft/items/write-edits.ts';
import { encodeValue } from '../../../authoring/draft/json-value.ts';
import { ruleAddress } from '../../../authoring/draft/rules/repeated.ts';
import type { SourceFiles } from '../../../config/files/source.ts';

/** The edit that writes another value at an address of the files. */
export const writing = (files: SourceFiles, address: string, value: unknown): DraftEdit => ({
  address,
  expected: encodeValue(valueOf(files, address)),
  value: encodeValue(value),
});

/** The address of what a rule asks. */
export const logicAddress = (name: string): string => `${ruleAddress(name)}/logic`;

/** The address of the page of a rule, or of the list of all, in a draft or of what is live. */
export const rulePath = (draft: string | undefined, name?: string): string =>
  `/rules${name === undefined ? '' : `/${encodeURIComponent(name)}`}${draft === undefined ? '' : `?draft=${draft}`}`;

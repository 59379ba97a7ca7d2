import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import { valueOf } from '../../../authoring/draft/items/write-edits.ts';
import { encodeValue } from '../../../authoring/draft/json-value.ts';
import { ruleAddress } from '../../../authoring/draft/rules/repeated.ts';
import type { SourceFiles } from '../../../config/files/source.ts';

export const writing = (files: SourceFiles, address: string, value: unknown): DraftEdit => ({
  address,
  expected: encodeValue(valueOf(files, address)),
  value: encodeValue(value),
});

export const logicAddress = (name: string): string => `${ruleAddress(name)}/logic`;

export const rulePath = (draft: string | undefined, name?: string): string =>
  `/rules${name === undefined ? '' : `/${encodeURIComponent(name)}`}${draft === undefined ? '' : `?draft=${draft}`}`;

import type { SourceFiles } from '../../../config/files/source.ts';
import { addressText, parseAddress, type Step } from '../address.ts';
import type { DraftEdit } from '../apply-edits.ts';
import { editsBetween } from '../find-edits.ts';
import { type EncodedValue, encodeValue, parseJson } from '../json-value.ts';
import { overlayEdits } from '../overlay-edits.ts';
import { documentShape } from '../shape.ts';
import { resolveAddress } from '../resolve-address.ts';

// The new value at an address; null deletes.
export interface Write {
  readonly address: string;
  readonly value: EncodedValue;
}

/** Returns the value at an address, or undefined. */
export const valueOf = (files: SourceFiles, address: string): unknown => {
  const parsed = parseAddress(address);
  if (typeof parsed === 'string') return undefined;
  const resolved = resolveAddress(
    documentShape(parsed.file),
    parseJson(files[parsed.file] ?? '')?.value,
    parsed.steps,
  );
  return typeof resolved === 'string' ? undefined : resolved.value;
};

export const filesAfter = (files: SourceFiles, writes: readonly Write[]): SourceFiles =>
  overlayEdits(
    files,
    writes.map(({ address, value }) => ({ address, expected: encodeValue(valueOf(files, address)), value })),
  );

/** Converts writes to edits. Each edit expects the result of the writes before it. */
export const editsOfWrites = (files: SourceFiles, writes: readonly Write[]): readonly DraftEdit[] =>
  editsBetween(files, filesAfter(files, writes));

/** Adds one or more steps to an address. */
export const childAddress = (address: string, ...steps: readonly Step[]): string => {
  const parsed = parseAddress(address);
  if (typeof parsed === 'string') throw new Error(`no address: ${address} (${parsed})`);
  return addressText({ file: parsed.file, steps: [...parsed.steps, ...steps] });
};

/** Returns an address without its last step. */
export const parentAddress = (address: string): string => {
  const parsed = parseAddress(address);
  if (typeof parsed === 'string') throw new Error(`no address: ${address} (${parsed})`);
  return addressText({ file: parsed.file, steps: parsed.steps.slice(0, -1) });
};

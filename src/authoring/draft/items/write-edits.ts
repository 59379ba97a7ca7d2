import type { SourceFiles } from '../../../config/files/source.ts';
import { addressText, parseAddress, type Step } from '../address.ts';
import type { DraftEdit } from '../apply-edits.ts';
import { editsBetween } from '../find-edits.ts';
import { type Carried, carried, parsedJson } from '../json-value.ts';
import { overlaid } from '../overlaid-files.ts';
import { documentShape } from '../shape.ts';
import { spotOf } from '../spot.ts';

/** What is to stand at an address; null: nothing. */
export interface Write {
  readonly address: string;
  readonly value: Carried;
}

/** What stands at an address; undefined where nothing does. */
export const valueOf = (files: SourceFiles, address: string): unknown => {
  const parsed = parseAddress(address);
  if (typeof parsed === 'string') return undefined;
  const spot = spotOf(documentShape(parsed.place), parsedJson(files[parsed.place] ?? '')?.value, parsed.steps);
  return typeof spot === 'string' ? undefined : spot.value;
};

/** The files after some writes, one after the other. */
export const filesAfter = (files: SourceFiles, writes: readonly Write[]): SourceFiles =>
  overlaid(
    files,
    writes.map(({ address, value }) => ({ address, expected: carried(valueOf(files, address)), value })),
  );

/** The edits that do some writes, one after the other: each expects what the ones before it left. */
export const editsOfWrites = (files: SourceFiles, writes: readonly Write[]): readonly DraftEdit[] =>
  editsBetween(files, filesAfter(files, writes));

/** An address one step inside another one. */
export const inside = (address: string, ...steps: readonly Step[]): string => {
  const parsed = parseAddress(address);
  if (typeof parsed === 'string') throw new Error(`no address: ${address} (${parsed})`);
  return addressText({ place: parsed.place, steps: [...parsed.steps, ...steps] });
};

/** The address of what an address stands in. */
export const above = (address: string): string => {
  const parsed = parseAddress(address);
  if (typeof parsed === 'string') throw new Error(`no address: ${address} (${parsed})`);
  return addressText({ place: parsed.place, steps: parsed.steps.slice(0, -1) });
};

import { parseAddress } from './address.ts';
import { type EncodedValue, encodeValue, readFile } from './json-value.ts';
import { documentShape, type Shape } from './shape.ts';
import { resolveAddress } from './resolve-address.ts';
import type { SourceFiles } from '../../config/files/source.ts';

/** Returns the value at an address and its shape, or null. */
export const valueAt = (
  files: SourceFiles,
  address: string,
): { readonly value: EncodedValue; readonly shape: Shape | undefined } => {
  const parsed = parseAddress(address);
  if (typeof parsed === 'string') return { value: null, shape: undefined };
  const resolved = resolveAddress(
    documentShape(parsed.file),
    readFile(parsed.file, files[parsed.file] ?? '')?.value,
    parsed.steps,
  );
  return typeof resolved === 'string'
    ? { value: null, shape: undefined }
    : { value: encodeValue(resolved.value), shape: resolved.shape };
};

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Only text is worth compressing; fonts and images are compressed already. */
const isText = (name: string): boolean => /\.(html|css|js|json|svg|txt|webmanifest)$/.test(name);

/** A file as it is and, for text, precompressed beside it as `.br` and `.gz`. */
export const compressed = (name: string, content: string | Uint8Array): readonly (readonly [string, Uint8Array])[] => {
  const raw = Buffer.from(content);
  if (!isText(name)) return [[name, raw]];
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } };
  return [
    [name, raw],
    [`${name}.br`, brotliCompressSync(raw, options)],
    [`${name}.gz`, gzipSync(raw, { level: 9 })],
  ];
};

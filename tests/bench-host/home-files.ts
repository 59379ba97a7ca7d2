import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Reply } from './open-connections.ts';

/** A home document and the files that a browser asks for because of it. */
export interface Home {
  readonly release: string;
  readonly files: readonly string[];
}

const textOf = ({ encoding, body }: Reply): string =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString(
    'utf8',
  );

/** Reads a home document. Throws when it names files of two releases, or none. */
export const homeFiles = (reply: Reply): Home => {
  const text = textOf(reply);
  const files = [
    ...new Set(
      [...text.matchAll(/(?:href|src)="(\/(?:assets|releases)\/[^"]+)"/g)].map(([, path]) => path ?? ''),
    ),
  ];
  const releases = new Set(files.flatMap((path) => /^\/releases\/(\w+)\//.exec(path)?.slice(1) ?? []));
  const [release] = releases;
  if (release === undefined || releases.size > 1)
    throw new Error(`the document names ${releases.size} releases`);
  return { release, files };
};

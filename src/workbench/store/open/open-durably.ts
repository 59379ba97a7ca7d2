import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { columnParsers } from './column-parsers.ts';

// The argument of Emscripten's file flush: `nfd` is Node's number of the open file.
interface NodeStream {
  readonly nfd: number;
}

interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: NodeStream) => void };
  readonly node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: unknown) => unknown;
    setattr: (node: unknown, change: { readonly mode?: number }) => unknown;
  };
}

// Only the owner may read files and folders, whatever the umask.
const ownersOnly = ~0o077;

// The library's own fsync does nothing; this one reaches the disk.
const durableFiles = (folder: string, onFlush: () => void): NodeFS => {
  const files = new NodeFS(folder);
  const plain = files.init.bind(files);
  const flush = ({ nfd }: NodeStream): void => {
    fsyncSync(nfd);
    onFlush();
  };
  const install = (module: unknown): void => {
    const { stream_ops: streams, node_ops: nodes } = (module as { readonly NODEFS: NodeFiles }).NODEFS;
    const { mknod: make, setattr: change } = nodes;
    streams.fsync = flush;
    nodes.mknod = (parent, name, mode, device) => make(parent, name, mode & ownersOnly, device);
    nodes.setattr = (node, { mode, ...others }) =>
      change(node, typeof mode === 'number' ? { ...others, mode: mode & ownersOnly } : others);
  };
  files.init = async (database, options) => {
    const made = await plain(database, options);
    const { emscriptenOpts } = made;
    return {
      ...made,
      emscriptenOpts: { ...emscriptenOpts, preRun: [emscriptenOpts.preRun ?? [], install].flat() },
    };
  };
  return files;
};

// The library starts with `-F`, which turns fsync off; only the method `fsync` reaches the file layer.
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

// A confirmed commit is on the disk. Throws if the database does not flush, or the library cannot read the
// folder.
export const openDurably = async (folder: string, onFlush: () => void = () => undefined): Promise<PGlite> => {
  const parsers = { ...columnParsers };
  const database = await PGlite.create({
    fs: durableFiles(folder, onFlush),
    startParams: durableStart,
    parsers,
  });
  const { rows } = await database.query<{ readonly fsync: string }>('show fsync');
  if (rows[0]?.fsync === 'on') return database;
  await database.close();
  throw new Error('The embedded database would not flush what it writes to the disk.');
};

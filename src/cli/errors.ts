import { UnknownName } from '../authoring/refusal.ts';

/** The words or options of a command do not fit together; the message says what is missing. Exit code 2. */
export class UsageError extends Error {}

/** What the operating system, or a network address, refused. */
interface SystemError extends NodeJS.ErrnoException {
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

const taken = (port: number | string | undefined): string =>
  `Port ${port} is taken by another program. Stop that program or choose another port: --port for serve, PORT_BASE for start and dev.`;

const texts: Readonly<Record<string, (at: string, error: SystemError) => string>> = {
  ENOENT: (at) => `There is no ${at}; check its spelling, and create the folder first if something is to be written there.`,
  ENOTDIR: (at) => `${at} cannot be read as a folder: it, or a part of its path, is a file. Name a folder.`,
  EISDIR: (at) => `${at} is a folder; name a file.`,
  EACCES: (at, { port }) =>
    port === undefined
      ? `${at} may not be read or written by this account; change its permissions or name another.`
      : `Port ${port} may not be used by this account; choose one above 1023 with --port or PORT_BASE.`,
  EPERM: (at) => `${at} may not be changed by this account; change its permissions or name another.`,
  EROFS: (at) => `${at} lies on a disk that cannot be written to; name another place.`,
  ENOSPC: (at) => `The disk is full: ${at} could not be written. Make room and try again.`,
  EADDRINUSE: (_, { port }) => taken(port),
  EADDRNOTAVAIL: (_, { address = '' }) => `${address} is no address of this machine; give another with --host.`,
  ENOTFOUND: (_, { hostname = '' }) => `No machine is called ${hostname}; give another address with --host.`,
};

/** A refusal of the operating system in one line, with its path or port and what to do; undefined for any other error. */
export const systemErrorText = (error: unknown): string | undefined => {
  const [, port] = error instanceof Error ? (/^Port (\d+) is already in use/.exec(error.message) ?? []) : [];
  if (port !== undefined) return taken(port);
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const found = error as SystemError;
  const code = String(found.code);
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text?.(found.path ?? 'file or folder of that name', found) ?? `The system refused this: ${found.message}.`;
};

/** Adds to the refusal of an unknown name that is near no known one how to find the right one. */
export const withHint = <Answer>(hint: (known: readonly string[]) => string, ask: () => Answer): Answer => {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof UnknownName) || error.isNearOne) throw error;
    throw new UsageError(`${error.message} ${hint(error.known)}`);
  }
};

/** Refuses words beyond those that a command takes, naming the first of them. */
export const refuseSurplus = (words: readonly string[], most: number): void => {
  const surplus = words[most];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many; leave it out.`);
};

import { UnknownName } from '../../authoring/refusal.ts';
import type { MessageValues, BilingualText } from '../../config/message-text.ts';
import { cliMessage, type MessageName } from '../words/messages.ts';

export class UsageError extends Error {
  readonly texts: BilingualText;

  constructor(name: MessageName, values: MessageValues = {}) {
    const message = cliMessage(name, values);
    super(message.en);
    this.texts = message;
  }
}

interface SystemError extends NodeJS.ErrnoException {
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

const codes = [
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
] as const;

export const systemErrorText = (error: unknown): BilingualText | undefined => {
  const [, port] = error instanceof Error ? (/^Port (\d+) is already in use/.exec(error.message) ?? []) : [];
  if (port !== undefined) return cliMessage('port-taken', { port });
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const found = error as SystemError;
  if (found.code === 'EADDRINUSE') return cliMessage('port-taken', { port: String(found.port) });
  const code = codes.find((one) => one === found.code);
  if (code === undefined) return cliMessage('system', { message: found.message });
  const { address = '', hostname = '' } = found;
  const at = found.path ?? cliMessage('unnamed-file');
  if (code === 'EACCES' && found.port !== undefined) return cliMessage('EACCES.port', { port: found.port });
  return cliMessage(code, { at, address, hostname });
};

export const withHint = <Answer>(hint: MessageName, ask: () => Answer): Answer => {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof UnknownName) || error.isNearOne) throw error;
    throw new UsageError(hint, { message: error.texts, names: error.known.join(', ') });
  }
};

export const refuseSurplus = (words: readonly string[], most: number): void => {
  const surplus = words[most];
  if (surplus !== undefined) throw new UsageError('surplus', { word: surplus });
};

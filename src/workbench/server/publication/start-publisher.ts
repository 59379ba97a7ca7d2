import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Duplex, Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { programFile } from '../../store/program-file.ts';
import type { PublishAnswer, PublishRequest } from './publish-source.ts';

export interface Reins {
  readonly signal: AbortSignal;
  /** Called right before publishing. Renews the lease; resolves to false if this server lost it. */
  readonly mayHappen: () => Promise<boolean>;
}

export type Publisher = (request: PublishRequest, reins: Reins) => Promise<PublishAnswer | undefined>;

const program = fileURLToPath(programFile('./publisher-process', import.meta.url));

const parsed = (answer: string): PublishAnswer | undefined => {
  try {
    return JSON.parse(answer) as PublishAnswer;
  } catch {
    return undefined;
  }
};

const answerOn = (line: Duplex, mayHappen: Reins['mayHappen']): void => {
  const answer = async (): Promise<void> => {
    const may = await mayHappen().catch(() => false);
    line.write(may ? 'y' : 'n');
  };
  line.on('error', () => undefined);
  line.on('data', () => void answer());
};

// In its own process, which may crash without harm to the server.
export const publishInProcess: Publisher = async (request, { signal, mayHappen }) => {
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  });
  const [input, output, , line] = child.stdio as unknown as readonly [Writable, Readable, null, Duplex];
  answerOn(line, mayHappen);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  input.on('error', () => undefined);
  input.write(`${JSON.stringify(request)}\n`);
  const [answer] = await Promise.all([text(output).catch(() => ''), ended]);
  return parsed(answer);
};

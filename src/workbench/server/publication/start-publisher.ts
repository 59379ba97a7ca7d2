import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import type { PublishAnswer, PublishRequest } from './publish-source.ts';

/** Publishes somewhere else; undefined where nobody knows what became of it. `signal` ends it. */
export type Publisher = (request: PublishRequest, signal: AbortSignal) => Promise<PublishAnswer | undefined>;

const runner = fileURLToPath(new URL('../../store/embedded/run-typescript.mjs', import.meta.url));
const program = new URL('./publisher-process.ts', import.meta.url).href;

const parsed = (answer: string): PublishAnswer | undefined => {
  try {
    return JSON.parse(answer) as PublishAnswer;
  } catch {
    return undefined;
  }
};

/** Publishes in a process of its own, which may crash or be killed without harm to the server. */
export const publishInProcess: Publisher = async (request, signal) => {
  const child = spawn(process.execPath, [runner, program], { stdio: ['pipe', 'pipe', 'ignore'], signal, killSignal: 'SIGKILL' });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${JSON.stringify(request)}\n`);
  const [answer] = await Promise.all([text(child.stdout).catch(() => ''), ended]);
  return parsed(answer);
};

import { reply } from '../http/reply.ts';
import { slowMilliseconds } from '../http/slow-milliseconds.ts';
import type { Reply } from '../http/visit.ts';
import { wait } from '../http/wait.ts';
import type { LegacyVisit } from './legacy-visit.ts';

const withoutScript = (body: string | Uint8Array): string | Uint8Array =>
  typeof body === 'string' ? body.replace(/<script>[\s\S]*<\/script>/, '') : body;

/** What the `frames` knob, or a browser's own cookie `sandbox-frames`, makes of a framed page: refused to be framed, broken, cut off, late, or silent about its height. */
export const frameTrouble = async ({ cookies, state }: LegacyVisit, answer: Reply): Promise<Reply> => {
  const trouble = cookies.get('sandbox-frames') ?? state.knobs.frames;
  if (answer === 'hangUp' || trouble === 'ok') return answer;
  if (trouble === 'offline') return 'hangUp';
  if (trouble === '500') return reply.html('Internal Server Error', 500);
  if (trouble === 'slow') await wait(slowMilliseconds);
  if (trouble === 'silent') return { ...answer, body: withoutScript(answer.body) };
  return trouble === 'refused' ? { ...answer, headers: { ...answer.headers, 'x-frame-options': 'DENY' } } : answer;
};

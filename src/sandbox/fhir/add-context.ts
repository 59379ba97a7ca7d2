import type { KoaContextWithOIDC } from 'oidc-provider';
import { pacificDay } from '../../member/calendar-day.ts';
import { buildContext, buildDataString } from '../../samples/data-string.ts';
import { currentRecord } from '../current-record.ts';
import { slowMilliseconds, wait } from '../http.ts';
import type { SandboxState } from '../state.ts';

const contextUnder = (knob: string, dataString: string): string | undefined => {
  if (knob === 'no-context') return undefined;
  if (knob === 'bad-base64') return '%%% not base64 %%%';
  return knob === 'latin1' ? Buffer.from(dataString, 'latin1').toString('base64') : buildContext(dataString);
};

interface Failure {
  readonly status: number;
  readonly error: string;
}

const failures: Readonly<Record<string, Failure>> = {
  '500': { status: 500, error: 'server_error' },
  invalid_grant: { status: 400, error: 'invalid_grant' },
};

const fail = (ctx: KoaContextWithOIDC, { status, error }: Failure): void => {
  ctx.status = status;
  ctx.body = { error, error_description: 'This failure was asked for by the token knob.' };
};

export const addContext =
  (state: SandboxState) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (ctx.path !== '/oauth2/token' || ctx.method !== 'POST') return;
    const { token } = state.knobs;
    if (token === 'slow') await wait(slowMilliseconds);
    const failure = failures[token];
    if (failure) fail(ctx, failure);
    const launch = state.launches.get(ctx.oidc.account?.accountId ?? '');
    if (ctx.status !== 200 || !launch) return;
    const dataString = buildDataString(currentRecord(state, launch), pacificDay(state.now()));
    ctx.body = {
      ...(ctx.body as object),
      need_patient_banner: 'false',
      context_string: contextUnder(token, dataString),
    };
  };

// In epoch seconds for the tokenExp knob; undefined for `none`, a text for `malformed`.
export const expiryClaim = (knob: string, issuedAt: number): number | string | undefined => {
  if (knob === 'none') return undefined;
  if (knob === 'malformed') return 'tomorrow';
  if (knob === 'past') return issuedAt - 60;
  return issuedAt + (knob === '+60s' ? 60 : 3600);
};

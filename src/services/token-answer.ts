import { isRecord } from './is-record.ts';

/** What the portal keeps of a token answer (specification 3, Auth state). */
export interface TokenAnswer {
  readonly accessToken: string;
  readonly contextString: string;
}

/** The token answer in a parsed JSON value (R7.015): both texts must be there, other keys are ignored. */
export const tokenAnswer = (value: unknown): TokenAnswer | undefined => {
  if (!isRecord(value)) return undefined;
  const { access_token: accessToken, context_string: contextString } = value;
  if (typeof accessToken !== 'string' || typeof contextString !== 'string') return undefined;
  return accessToken === '' || contextString === '' ? undefined : { accessToken, contextString };
};

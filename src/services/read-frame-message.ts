import { isRecord } from './is-record.ts';
import { safeOwnPath } from './safe-own-path.ts';

/** What a framed page asks of the portal (contract 6). */
export type FrameMessage =
  | { readonly kind: 'refreshBilling' }
  /** A page of the portal, by its path on the public site. */
  | { readonly kind: 'open'; readonly path: string }
  /** The height of the page's content in pixels. */
  | { readonly kind: 'resize'; readonly height: number };

const maxLength = 2000;

const openMessage = (text: string, publicDomain: string): FrameMessage | undefined => {
  if (text.length > maxLength || !URL.canParse(text)) return undefined;
  const { protocol, host, username, password, pathname, search, hash } = new URL(text);
  const isOurs = protocol === 'https:' && [publicDomain, `es.${publicDomain}`].includes(host) && username + password === '';
  const path = isOurs ? safeOwnPath(pathname + search + hash) : undefined;
  return path === undefined ? undefined : { kind: 'open', path };
};

/**
 * The meaning of a frame's message, or undefined for any other shape. An address counts only as https on exactly the public domain
 * or its es. twin (A93); only its path, query and hash are taken.
 */
export const readFrameMessage = (data: unknown, publicDomain: string): FrameMessage | undefined => {
  if (data === 'RefreshBillingData') return { kind: 'refreshBilling' };
  if (typeof data === 'string') return openMessage(data, publicDomain);
  if (!isRecord(data) || data['type'] !== 'resize') return undefined;
  const { height } = data;
  return typeof height === 'number' && Number.isFinite(height) && height > 0 ? { kind: 'resize', height } : undefined;
};

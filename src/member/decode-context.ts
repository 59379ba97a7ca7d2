export type DecodedContext =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: 'not-base64' | 'not-utf8' };

/**
 * The coverage data string inside a token answer's `context_string`: base64 or base64url, padding optional, strict UTF-8
 * (A60, so that accents survive). Never throws; an undecodable text gives the reason.
 */
export const decodeContext = (text: string): DecodedContext => {
  const written = text.replace(/\s+/g, '').replace(/-/g, '+').replace(/_/g, '/');
  const [, base64, padding] = /^([A-Za-z0-9+/]*)(={0,2})$/.exec(written) ?? [];
  const isWhole = padding === '' || written.length % 4 === 0;
  if (base64 === undefined || base64.length % 4 === 1 || !isWhole) return { ok: false, reason: 'not-base64' };
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let position = 0; position < binary.length; position += 1) bytes[position] = binary.charCodeAt(position);
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, reason: 'not-utf8' };
  }
};

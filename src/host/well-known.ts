import type { IncomingMessage, ServerResponse } from 'node:http';
import { changePasswordPath } from '../config/host-paths.ts';
import { passwordAddress } from '../release/hosting/places-of-screens.ts';
import { securityText, securityTextPath } from '../release/hosting/security-text.ts';
import { documentOf, type Place, plainAnswer } from './answers.ts';

// For password managers, in the visitor's language (W3C, A Well-Known URL for Changing Passwords).
const redirectToPassword = (place: Place, request: IncomingMessage, response: ServerResponse): void => {
  const { config } = place.release;
  const { language } = documentOf(place, request);
  const href = passwordAddress(config, language);
  if (href === undefined) plainAnswer(response, 404, 'Not found');
  else
    response
      .writeHead(302, { Location: href, 'Cache-Control': 'no-store', Vary: 'Accept-Language, Cookie' })
      .end();
};

// Unknown paths below `/.well-known/` are not found and never get the portal's document (RFC 8615).
export const answerWellKnown = (
  path: string,
  place: Place,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { security } = place.release.config.brand;
  if (path === changePasswordPath) redirectToPassword(place, request, response);
  else if (path === securityTextPath && security)
    plainAnswer(response, 200, securityText(security, new Date()).trimEnd());
  else plainAnswer(response, 404, 'Not found');
};

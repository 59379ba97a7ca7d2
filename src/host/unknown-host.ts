import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PortalConfig } from '../config/portal-config.ts';
import { plainWords } from '../release/hosting/plain-words.ts';
import { plainAnswer } from './answers.ts';

const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const loopbackAddresses: readonly (string | undefined)[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && loopbackHosts.includes(new URL(origin).hostname);

// Help for developers on this machine. Names only loopback origins, never hosts of other environments.
const help = (host: string, { environments }: PortalConfig): string => {
  const origins = Object.values(environments).flatMap((environment) =>
    environment.origins.filter(isLoopback),
  );
  const served =
    origins.length > 0
      ? `The configuration lists ${origins.join(', ')}: ask there, or start at that port. `
      : '';
  return `No environment lists http://${host}. ${served}To be served here it must stand among the origins in config/environments.json.`;
};

// 421 for a host that no environment lists (RFC 9110, 15.5.20). Reveals no environment (Decision 0022).
export const refuseUnknownHost = (
  host: string,
  config: PortalConfig,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): void => {
  const isAskedHere =
    loopbackAddresses.includes(request.socket.remoteAddress) && isLoopback(`http://${host}`);
  plainAnswer(
    response,
    421,
    isAskedHere
      ? `${plainWords.misdirected}\n\n${help(new URL(`http://${host}`).host, config)}`
      : plainWords.misdirected,
  );
};

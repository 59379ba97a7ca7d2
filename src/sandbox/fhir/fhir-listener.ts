import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import './url-parse.ts';
import Provider from 'oidc-provider';
import type { SandboxState } from '../sandbox-state.ts';
import { addContext } from './add-context.ts';
import { providerConfiguration } from './provider-configuration.ts';

/** Each launch signs in afresh: a session of an earlier launch, perhaps another member's, is not looked at. */
const forgetSession = (request: IncomingMessage): void => {
  if (!request.headers.cookie) return;
  request.headers.cookie = request.headers.cookie
    .split(/;\s*/)
    .filter((pair) => !pair.startsWith('fhir_session'))
    .join('; ');
};

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

const settleInteraction = async (provider: Provider, state: SandboxState, [request, response]: Exchange): Promise<void> => {
  const { params } = await provider.interactionDetails(request, response);
  const launch = params['launch'];
  const isKnown = typeof launch === 'string' && state.launches.has(launch);
  const result = isKnown ? { login: { accountId: launch } } : { error: 'access_denied', error_description: 'The launch is not known.' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
};

/** The FHIR authorization server (contract 3.6-3.8): oidc-provider whose interaction is settled by the launch value alone. */
export const fhirListener = (state: SandboxState): RequestListener => {
  const provider = new Provider(state.origins.fhir, providerConfiguration(state));
  provider.use(addContext(state));
  const answer = provider.callback();
  return (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      forgetSession(request);
      void answer(request, response);
      return;
    }
    settleInteraction(provider, state, [request, response]).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    });
  };
};

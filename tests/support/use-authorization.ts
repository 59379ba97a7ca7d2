import type { RunningPortal } from './start-portal.ts';

/** What of an authorization server the configuration names. */
interface Authorization {
  readonly authorize: string;
  readonly token: string;
  readonly issuers?: readonly string[];
}

/** Puts another authorization server in the place of the sandbox's, by configuration alone, and waits until the portal serves it. */
export const useAuthorization = async (portal: RunningPortal, { authorize, token, issuers }: Authorization): Promise<void> => {
  const release = await portal.publish((compiled) => {
    const { local, ...others } = compiled.config.environments;
    if (!local) throw new Error('The configuration has no environment for this machine.');
    const fhir = { ...local.fhir, authorize, token, ...(issuers ? { issuers: [...issuers] } : {}) };
    const origin = new URL(authorize).origin;
    const environment = { ...local, fhir, frameOrigins: [...local.frameOrigins, origin] };
    return { ...compiled, config: { ...compiled.config, environments: { ...others, local: environment } } };
  });
  const isLive = async (): Promise<boolean> => (await (await fetch(`${portal.origins.portal}/login`)).text()).includes(release);
  while (!(await isLive())) await new Promise((done) => setTimeout(done, 100));
};

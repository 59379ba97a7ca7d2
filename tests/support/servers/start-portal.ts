import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileConfig, type CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import { readConfig } from '../../../src/config/files/read-config.ts';
import { sourceOf } from '../../../src/config/files/source.ts';
import type { PortalConfig } from '../../../src/config/portal-config.ts';
import { startHost } from '../../../src/host/start-host.ts';
import { publishRelease } from '../../../src/release/chain/publish-release.ts';
import { withPortBase } from '../../../src/release/release-files.ts';
import { startSandbox } from '../../../src/sandbox/start/start-sandbox.ts';
import type { SandboxOrigins } from '../../../src/sandbox/state.ts';
import { freePortBase } from './free-port-base.ts';
import { until } from '../until.ts';

export interface PortalOptions {
  /** Folder of the built portal; it is copied. */
  readonly dist: string;
  /** Folders of another configuration than the shipped one. */
  readonly config?: string;
  readonly locales?: string;
  /** Epoch milliseconds for the upstream systems; the system clock unless given. */
  readonly clock?: () => number;
  /** Serves the built folder; `portal serve` does unless another host is given. */
  readonly serve?: (site: Site) => Promise<{ readonly close: () => Promise<void> }>;
}

interface Site {
  readonly dist: string;
  readonly config: PortalConfig;
  readonly port: number;
}

/** A running portal with separate upstream systems; `origins` has the four addresses. */
export interface RunningPortal {
  readonly origins: SandboxOrigins;
  /** Makes another configuration the live release of the running portal; answers its name. */
  readonly publish: (change: (compiled: CompiledPortal) => CompiledPortal) => Promise<string>;
  readonly close: () => Promise<void>;
}

const documentsOf = ({ config = 'config', locales = 'locales' }: PortalOptions) =>
  readConfig(config, locales);

/**
 * Starts the built portal and the sandbox on four free ports, with the configuration's local ports moved
 * there; close it after the tests.
 */
export const startPortal = async (options: PortalOptions): Promise<RunningPortal> => {
  const portBase = await freePortBase();
  const dist = mkdtempSync(join(tmpdir(), 'portal-host-'));
  cpSync(options.dist, dist, { recursive: true });
  const documents = documentsOf(options);
  const compiled = withPortBase(compileConfig(documents), portBase);
  await publishRelease(dist, compiled, { source: sourceOf(documents) });
  const sandbox = await startSandbox({ portBase, ...(options.clock ? { clock: options.clock } : {}) });
  const host = await (options.serve ?? startHost)({ dist, config: compiled.config, port: portBase });
  const close = async (): Promise<void> => {
    await Promise.all([host.close(), sandbox.close()]);
    rmSync(dist, { recursive: true, force: true });
  };
  const publish: RunningPortal['publish'] = async (change) =>
    (await publishRelease(dist, change(compiled))).release;
  return { origins: sandbox.origins, publish, close };
};

/** What of an authorization server the configuration names. */
interface Authorization {
  readonly authorize: string;
  readonly token: string;
  readonly issuers?: readonly string[];
  /** For a server whose launches begin elsewhere than in the portal. */
  readonly unsolicitedLaunch?: 'accept';
}

/**
 * Puts another authorization server in the place of the sandbox's, by configuration alone, and waits until
 * the portal serves it.
 */
export const useAuthorization = async (
  portal: RunningPortal,
  { authorize, token, issuers, ...launches }: Authorization,
): Promise<void> => {
  const release = await portal.publish((compiled) => {
    const { local, ...others } = compiled.config.environments;
    if (!local) throw new Error('The configuration has no environment for this machine.');
    const fhir = { ...local.fhir, authorize, token, ...(issuers ? { issuers: [...issuers] } : {}) };
    const origin = new URL(authorize).origin;
    const environment = { ...local, ...launches, fhir, frameOrigins: [...local.frameOrigins, origin] };
    return { ...compiled, config: { ...compiled.config, environments: { ...others, local: environment } } };
  });
  const isLive = async (): Promise<boolean> =>
    (await (await fetch(`${portal.origins.portal}/login`)).text()).includes(release);
  await until(isLive, 'the portal serves the other authorization server');
};

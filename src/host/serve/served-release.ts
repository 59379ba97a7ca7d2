import type { Environment } from '../../config/generated/config-files.ts';
import type { PortalConfig } from '../../config/portal-config.ts';
import { pointerText } from '../release/pointer-text.ts';
import type { WholeRelease } from '../release/read-release.ts';
import { securityHeaders } from '../security-headers.ts';

/** An environment as it is served. */
interface ServedEnvironment {
  readonly name: string;
  readonly environment: Environment;
  readonly headers: Readonly<Record<string, string>>;
}

/** A release as a host answers with it: documents and pointer come from memory, its JSON and CSS from its folder on the disk. */
export interface ServedRelease {
  readonly id: string;
  readonly config: PortalConfig;
  /** What `releases/current.json` says when this release is the live one. */
  readonly pointer: string;
  /** The environment that lists the asked host; the last one answers every other name. */
  readonly environmentAt: (host: string | undefined) => ServedEnvironment;
  readonly file: (name: string) => Buffer | undefined;
}

/** Prepares a whole release for serving. */
export const servedRelease = ({ id, manifest, config, files }: WholeRelease): ServedRelease => {
  const all = Object.entries(config.environments).map(([name, environment]) => ({
    name,
    environment,
    headers: securityHeaders(environment),
  }));
  const byHost = new Map(all.flatMap((one) => one.environment.origins.map((origin) => [new URL(origin).host, one] as const)));
  const last = all.at(-1);
  if (!last) throw new Error(`release ${id} names no environment`);
  return {
    id,
    config,
    pointer: pointerText({ id, manifest }),
    environmentAt: (host) => byHost.get(host ?? '') ?? last,
    file: (name) => files.get(name),
  };
};

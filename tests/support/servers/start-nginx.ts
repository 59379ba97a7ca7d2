import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PortalConfig } from '../../../src/config/portal-config.ts';
import { nginxServer } from '../../../src/release/hosting/nginx-server.ts';
import { until } from '../until.ts';

/** Debian's nginx, where it is installed. */
export const nginxPath = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));

interface Site {
  /** A built portal with a live release. */
  readonly dist: string;
  readonly config: PortalConfig;
  readonly port: number;
  /** Requests per second of one address; more than a test asks for, unless given. */
  readonly requestsPerSecond?: number;
}

interface RunningNginx {
  /** Folder of its logs. */
  readonly logs: string;
  /** Number of the process whose child answers. */
  readonly process: number;
  readonly close: () => Promise<void>;
}

/** The main file around the generated one. nginx writes only to a separate folder. */
const mainFile = (folder: string): string => `user root;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 1024; }
http {
    include /etc/nginx/mime.types;
    sendfile on;
    access_log off;
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Real-IP;
    client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
    include ${folder}/site.conf;
}
`;

const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`)
    .then(({ ok }) => ok)
    .catch(() => false);

/**
 * Starts nginx, one worker, with the configuration that the portal generates for its `local` environment.
 * X-Real-IP is the address of the visitor, as behind a balancer.
 * Throws nginx's words when it refuses it.
 */
export const startNginx = async ({
  dist,
  config,
  port,
  requestsPerSecond = 100_000,
}: Site): Promise<RunningNginx> => {
  const executable = nginxPath ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  chmodSync(dist, 0o755);
  const site = {
    name: 'local',
    config,
    root: resolve(dist),
    listen: `127.0.0.1:${port}`,
    logs: folder,
    requestsPerSecond,
  };
  writeFileSync(join(folder, 'site.conf'), nginxServer(site));
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder));
  const checked = spawnSync(executable, ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const server = spawn(executable, ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  process.once('exit', () => server.kill());
  await until(() => isUp(port), 'nginx answers', 10);
  return {
    logs: folder,
    process: server.pid ?? 0,
    close: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

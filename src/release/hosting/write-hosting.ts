import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PortalConfig } from '../../config/portal-config.ts';
import { changePasswordPath, reportsPath, serviceWorkerPath } from '../../config/host-paths.ts';
import { writeDurably } from '../durable-files.ts';
import { configFile } from '../release-names.ts';
import { serviceWorkerFile } from '../service-worker-file.ts';
import { nginxServer } from './nginx-server.ts';
import { mostHeaderBytes } from './plain-words.ts';
import { passwordAddress, placesOfScreens, robotsPath, robotsText } from './places-of-screens.ts';
import { redirectReferrerPolicy, securityHeaders } from './security-headers.ts';
import { securityTextPath } from './security-text.ts';

const lines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');

export const headersList = (name: string, config: PortalConfig): string => {
  const environment = config.environments[name];
  if (!environment) throw new Error(`The configuration has no environment ${name}.`);
  const { login, public: open, home } = placesOfScreens(config);
  const document = (kind: string): string =>
    `/live/${name}/${kind}.en.html (Spanish visitors: ${kind}.es.html)`;
  return `# Environment "${name}": ${environment.origins.join(' ')}
# Upload the folders assets and live/${name}, and of each folder of releases en.json, es.json, manifest.json, brand.css and
# ${configFile(name)}, each with its .br and .gz; no link and no name that begins with a dot. Keep everything else to yourself.
# Answer only the hosts above; any other with 421 (Misdirected Request).
# A missing file under /assets/ or /releases/ answers 404, never a document.
# Every other path answers 200 with a document:
#   ${document('login')}: ${login.join(' ')}
#   ${document('public')}: ${open.join(' ')}
#   ${document('home')}: ${home.join(' ')}
#   ${document('member')}: all others
# ${robotsPath} answers: ${robotsText(config).trimEnd().replaceAll('\n', ' | ')}
# ${changePasswordPath} answers 302 to ${passwordAddress(config, 'en') ?? 'nothing'}; other paths below /.well-known/ answer 404.
# ${mostHeaderBytes / 1024} kB of request headers are accepted.
# ${serviceWorkerPath} answers live/${serviceWorkerFile}, as text/javascript.
# ${securityTextPath} answers live/security.txt. A POST to ${reportsPath} answers 204, or is handed to a portal serve, which counts it.
# Write no query of an address into a log: it may hold code, state and launch.
# Deploy first assets and releases, then live, then releases/current.json.
# Where several of the paths below fit, the last of them alone counts.

/*
${lines(securityHeaders(environment))}

/
${lines({ ...securityHeaders(environment), 'Referrer-Policy': redirectReferrerPolicy })}

/assets/*
  Cache-Control: public, max-age=31536000, immutable
  X-Content-Type-Options: nosniff

/releases/*
  Cache-Control: public, max-age=31536000, immutable
  X-Content-Type-Options: nosniff

/releases/current.json
  Cache-Control: no-store
  X-Content-Type-Options: nosniff

${serviceWorkerPath}
  Cache-Control: no-store
  X-Content-Type-Options: nosniff
`;
};

export const writeHosting = (dist: string, config: PortalConfig): void => {
  const folder = join(dist, 'hosting');
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(config.environments)) {
    writeDurably(
      join(folder, `${name}.nginx.conf`),
      nginxServer({ name, config, root: resolve(dist), listen: '8080' }),
    );
    writeDurably(join(folder, `${name}.headers.txt`), headersList(name, config));
  }
};

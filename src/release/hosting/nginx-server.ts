import type { PortalConfig } from '../../config/portal-config.ts';
import {
  changePasswordPath,
  healthPaths,
  hostFolders,
  reportsPath,
  serviceWorkerPath,
} from '../../config/host-paths.ts';
import { configFile } from '../release-names.ts';
import { serviceWorkerFile } from '../service-worker-file.ts';
import { exactly, mapLines, ofScreen, quoted } from './nginx-expressions.ts';
import { longestPathBytes, mostHeaderBytes, plainWords } from './plain-words.ts';
import {
  passwordAddress,
  placesOfLanguages,
  placesOfScreens,
  robotsFile,
  robotsPath,
} from './places-of-screens.ts';
import { redirectReferrerPolicy, securityHeaders } from './security-headers.ts';
import { securityTextFile, securityTextPath } from './security-text.ts';

interface Site {
  readonly name: string;
  readonly config: PortalConfig;
  readonly root: string;
  readonly listen: string;
  readonly logs?: string;
  // For each address; bursts may be four times as large.
  readonly requestsPerSecond?: number;
}

// nginx's hash table of names takes no longer ones.
const longestHashedName = 40;

const serverName = (host: string): string => (host.length > longestHashedName ? quoted(exactly(host)) : host);

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `        add_header ${name} ${quoted(value)} always;`)
    .join('\n');

const languageLines = ['en', 'es']
  .map((language) => `"~*^\\s*${language}(?:[-_]|\\s*\\z)" ${language};`)
  .join(' ');

const maps = (name: string, config: PortalConfig, spanishHosts: readonly string[]): string => `
# Which document a path opens with: decided by the screens of the configuration.
map $uri $portal_kind_${name} {
    default member;
${mapLines(placesOfScreens(config), ofScreen)}
}

# The language of the page: query (lng, then lang), the only one of the path, an es. host, cookie, then the browser's preference.
# The first preference that is English or Spanish is sought from comma to comma, so that each sign is read once.
map $http_accept_language $portal_preferred_${name} {
    "~*(?:^|,)\\s*(?<portal_first_${name}>en|es)(?:[-_]|\\s*(?:[;,]|\\z))" $portal_first_${name};
}
map $portal_preferred_${name} $portal_accept_${name} { default en; es es; }
map $host $portal_host_${name} {
    default $portal_cookie_${name};
${mapLines({ es: spanishHosts.map((host) => `es.${host}`) })}
}
map $uri $portal_path_${name} {
    default $portal_host_${name};
${mapLines(placesOfLanguages(config), ofScreen)}
}
${[
  ['$cookie_i18nextLng', 'cookie', 'accept'],
  ['$arg_lang', 'lang', 'path'],
  ['$arg_lng', 'language', 'lang'],
]
  .map(
    ([source, target, fallback]) =>
      `map ${source} $portal_${target}_${name} { default $portal_${fallback}_${name}; ${languageLines} }`,
  )
  .join('\n')}
map $portal_language_${name} $portal_password_${name} {
${(['en', 'es'] as const).map((language) => `    ${language} ${quoted(passwordAddress(config, language) ?? '/')};`).join('\n')}
}
`;

const hostMaps = (name: string, hosts: readonly string[]): string => `
# 1 for a host that this environment does not list (RFC 9110, 15.5.20); balancers ask for health by any name.
map $host $portal_unlisted_${name} {
    default 1;
${mapLines({ 0: hosts })}
}
map $uri $portal_misdirected_${name} {
    default $portal_unlisted_${name};
${mapLines({ 0: healthPaths })}
}
`;

// Logs the path without query, and nothing about the visitor. nginx's error log contains whole requests, so
// only alerts are logged.
const logLines = (name: string): string => `
# Paths without queries, which may hold code, state and launch; no address, Referer or browser.
map $request_uri $portal_asked_${name} { "~^(?<portal_asked>[^?]*)" $portal_asked; }
log_format portal_${name} escape=json
    '{"time":"$time_iso8601","method":"$request_method","path":"$portal_asked_${name}","status":"$status","bytes":$body_bytes_sent,"seconds":$request_time}';
# 1 for a path of more than ${longestPathBytes} bytes, until the words about it are sought.
map "$portal_asked_${name} $uri" $portal_long_${name} { volatile; default 0; "~^[^ ]* /live/(?:long-address|large-headers)\\z" 0; "~^[^ ]{${longestPathBytes + 1}}" 1; }
# The document at the redirect address of a sign-in tells nobody its address.
map $request_uri $portal_referrer_${name} { default strict-origin-when-cross-origin; "~^/(?:\\?|\\z)" ${redirectReferrerPolicy}; }
`;

const limitLines = (
  name: string,
  perSecond: number,
): string => `    limit_req zone=portal_${name} burst=${perSecond * 4} nodelay;
    limit_req_status 429;
    limit_req_log_level info;
`;

const hashedFiles = (pattern: string): string => `    location ~ "${pattern}" {
        add_header Cache-Control "public, max-age=31536000, immutable";
        add_header X-Content-Type-Options nosniff always;
        try_files $uri =404;
    }`;

const textOf = (words: string): string => `"${words.replaceAll('\n', '\\n')}\\n"`;

const plainLocation = (place: string, answer: string): string => `    location ${place} {
        types { }
        default_type "text/plain; charset=utf-8";
        add_header Cache-Control no-store always;
        add_header X-Content-Type-Options nosniff always;
        ${answer}
    }`;

const refusals = (name: string): string => `    if ($portal_misdirected_${name}) { return 421; }
    if ($portal_long_${name}) { return 414; }
    # Cookies of all sites of a company travel with each request.
    large_client_header_buffers 4 ${mostHeaderBytes / 1024}k;
    error_page 421 @portal_misdirected;
${plainLocation('@portal_misdirected', `return 421 ${textOf(plainWords.misdirected)};`)}
    error_page 414 /live/long-address;
${plainLocation('= /live/long-address', `internal;\n        return 414 ${textOf(plainWords.longAddress)};`)}
    error_page 494 =431 /live/large-headers;
${plainLocation('= /live/large-headers', `internal;\n        return 431 ${textOf(plainWords.largeHeaders)};`)}
    error_page 404 @portal_missing;
${plainLocation('@portal_missing', `return 404 ${textOf(plainWords.missing)};`)}
    error_page 405 @portal_method;
${plainLocation('@portal_method', `return 405 ${textOf(plainWords.method)};`)}
    error_page 429 @portal_busy;
${plainLocation('@portal_busy', `add_header Retry-After 5 always;\n        return 429 ${textOf(plainWords.tooMany)};`)}`;

const passwordRedirect = (name: string, config: PortalConfig): string =>
  passwordAddress(config, 'en') === undefined
    ? ''
    : `    location = ${changePasswordPath} {
        add_header Cache-Control no-store always;
        add_header Vary "Accept-Language, Cookie" always;
        add_header X-Content-Type-Options nosniff always;
        return 302 $portal_password_${name};
    }
`;

const documents = (name: string, headers: Readonly<Record<string, string>>): string => `    location / {
        if ($request_method !~ "^(?:GET|HEAD)\\z") { return 405; }
        rewrite ^ /live/${name}/$portal_kind_${name}.$portal_language_${name}.html last;
    }
    location ^~ /live/ {
        internal;
        types { text/html html; }
        charset utf-8;
        etag off;
        if_modified_since off;
        add_header Vary "Accept-Language, Cookie" always;
${headerLines({ ...headers, 'Referrer-Policy': `$portal_referrer_${name}` })}
        try_files $uri =404;
    }`;

// Configures nginx to send the same headers, documents, caching and answers as `portal serve`.
export const nginxServer = ({
  name,
  config,
  root,
  listen,
  logs = '/var/log/nginx',
  requestsPerSecond = 50,
}: Site): string => {
  const environment = config.environments[name];
  if (!environment) throw new Error(`The configuration has no environment ${name}.`);
  const hosts = [...new Set(environment.origins.map((origin) => new URL(origin).hostname))];
  return `# Written by portal build for the environment "${name}". Include it inside http { }, and give it TLS (listen 443 ssl).
# It follows portal publish and portal rollback by itself: they replace the documents under ${root}/live.
${maps(name, config, environment.spanishHosts)}${hostMaps(name, hosts)}${logLines(name)}
# One visitor: an IPv4 address, also one written as IPv6, or the first 64 bits of an IPv6 address, since one line has them all.
map $binary_remote_addr $portal_sender_${name} {
    default $binary_remote_addr;
    "~^\\x00{10}\\xff\\xff" $binary_remote_addr;
    "~(?s)^(?<portal_network_${name}>.{8}).{8}\\z" $portal_network_${name};
}
# So many requests of one visitor are answered; behind a balancer set the visitor's address first (real_ip_header).
limit_req_zone $portal_sender_${name} zone=portal_${name}:10m rate=${requestsPerSecond}r/s;

server {
    listen ${listen};
    server_name ${hosts.map(serverName).join(' ')};
    root ${quoted(root)};
    server_tokens off;
    gzip_static on; # with the Brotli module also: brotli_static on;
    gzip_vary on;
    absolute_redirect off;
    access_log ${logs}/portal-${name}.log portal_${name};
    error_log ${logs}/portal-${name}-error.log alert;
    log_not_found off;
    # A request that takes longer to arrive holds a connection for nothing.
    client_header_timeout 10s;
    client_body_timeout 10s;
    lingering_time 10s;
${limitLines(name, requestsPerSecond)}    disable_symlinks on from=$document_root; # ${root} itself may be a link

${refusals(name)}

${hashedFiles('^/assets/[A-Za-z0-9_-][A-Za-z0-9_.-]*\\z')}
${hashedFiles(`^/releases/[0-9a-f]+/(?:(?:en|es|manifest)\\.json|brand\\.css|environments/${name}/config\\.json)\\z`)}
    # Documents of older releases ask for it: what it answers depends on the host, so no cache may keep it.
    location ~ "^/releases/([0-9a-f]+)/config\\.json\\z" {
        add_header Cache-Control no-store always;
        add_header X-Content-Type-Options nosniff always;
        try_files /releases/$1/${configFile(name)} $uri =404;
    }
    location = /releases/current.json {
        add_header Cache-Control no-store always;
        add_header X-Content-Type-Options nosniff always;
        etag off;
        if_modified_since off;
        try_files $uri =404;
    }
    location = ${serviceWorkerPath} {
        types { }
        default_type "text/javascript; charset=utf-8";
        add_header Cache-Control no-store always;
        add_header X-Content-Type-Options nosniff always;
        etag off;
        if_modified_since off;
        try_files /live/${serviceWorkerFile} =404;
    }
    location ~ "^/(?:${hostFolders.join('|')})(?:/|\\z)" { return 404; }
    location ~ "^/[^/]+\\.(?:ico|svg|txt|png|json|webmanifest|xml|js|css|map)\\z" { return 404; }
${plainLocation(`= ${securityTextPath}`, `try_files /live/${securityTextFile} =404;`)}
${passwordRedirect(name, config)}    location ^~ /.well-known/ { return 404; }
    location = /.well-known { return 404; }
${plainLocation(`= ${robotsPath}`, `try_files /live/${robotsFile} =404;`)}
    # Violations of the policy: thrown away here. To count them hand them to a portal serve: proxy_pass http://127.0.0.1:4300;
    location = ${reportsPath} {
        limit_except POST { deny all; }
        client_max_body_size 16k;
        return 204;
    }
${healthPaths.map((path) => plainLocation(`= ${path}`, `return 200 ${textOf('ok')};`)).join('\n')}

${documents(name, securityHeaders(environment))}
}
`;
};

import type { PortalConfig } from '../../config/portal-config.ts';
import { placesOfLanguages, placesOfScreens } from './places-of-screens.ts';
import { securityHeaders } from './security-headers.ts';

interface Site {
  readonly name: string;
  readonly config: PortalConfig;
  /** Folder that holds the built portal on the server. */
  readonly root: string;
  readonly listen: string;
}

const quoted = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`;

/** A pattern that fits one path or host alone. */
const exactly = (text: string): string => `~^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `        add_header ${name} ${quoted(value)} always;`)
    .join('\n');

/** The lines of a map from paths or hosts to the name they stand under; patterns, as nginx's tables of plain words refuse long ones. */
const mapLines = (named: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(named)
    .flatMap(([name, texts]) => texts.map((text) => `    ${quoted(exactly(text))} ${name};`))
    .join('\n');

/** Lines of a map that take English or Spanish out of a language tag such as `es-MX`. */
const languageLines = ['en', 'es'].map((language) => `"~*^\\s*${language}(?:[-_]|\\s*$)" ${language};`).join(' ');

const maps = (name: string, config: PortalConfig, spanishHosts: readonly string[]): string => `
# Which document a path opens with: decided by the screens of the configuration.
map $uri $portal_kind_${name} {
    default member;
${mapLines(placesOfScreens(config))}
}

# The language of the page: query (lng, then lang), the only one of the path, an es. host, cookie, then the browser's preference.
# The first preference that is English or Spanish is sought from comma to comma, so that each sign is read once.
map $http_accept_language $portal_preferred_${name} {
    "~*(?:^|,)\\s*(?<portal_first_${name}>en|es)(?:[-_]|\\s*(?:[;,]|$))" $portal_first_${name};
}
map $portal_preferred_${name} $portal_accept_${name} { default en; es es; }
map $host $portal_host_${name} {
    default $portal_cookie_${name};
${mapLines({ es: spanishHosts.map((host) => `es.${host}`) })}
}
map $uri $portal_path_${name} {
    default $portal_host_${name};
${mapLines(placesOfLanguages(config))}
}
${[
  ['$cookie_i18nextLng', 'cookie', 'accept'],
  ['$arg_lang', 'lang', 'path'],
  ['$arg_lng', 'language', 'lang'],
]
  .map(([source, target, fallback]) => `map ${source} $portal_${target}_${name} { default $portal_${fallback}_${name}; ${languageLines} }`)
  .join('\n')}
`;

const hashedFiles = (pattern: string): string => `    location ~ "${pattern}" {
        add_header Cache-Control "public, max-age=31536000, immutable";
        add_header X-Content-Type-Options nosniff always;
        try_files $uri =404;
    }`;

const documents = (name: string, headers: Readonly<Record<string, string>>): string => `    location / {
        if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
        rewrite ^ /live/${name}/$portal_kind_${name}.$portal_language_${name}.html last;
    }
    location /live/ {
        internal;
        types { text/html html; }
        charset utf-8;
        etag off;
        if_modified_since off;
        add_header Vary "Accept-Language, Cookie" always;
${headerLines(headers)}
        try_files $uri =404;
    }`;

/** An nginx configuration of one environment: the same headers, documents, caching and answers as `portal serve`. */
export const nginxServer = ({ name, config, root, listen }: Site): string => {
  const environment = config.environments[name];
  if (!environment) throw new Error(`The configuration has no environment ${name}.`);
  const names = environment.origins.map((origin) => new URL(origin).hostname).join(' ');
  return `# Written by portal build for the environment "${name}". Include it inside http { }, and give it TLS (listen 443 ssl).
# It follows portal publish and portal rollback by itself: they replace the documents under ${root}/live.
${maps(name, config, environment.spanishHosts)}
server {
    listen ${listen};
    server_name ${names};
    root ${root};
    server_tokens off;
    gzip_static on; # with the Brotli module also: brotli_static on;
    gzip_vary on;
    absolute_redirect off;

${hashedFiles('^/assets/[A-Za-z0-9_.-]+$')}
${hashedFiles('^/releases/[0-9a-f]+/(?:(?:config|en|es)\\.json|brand\\.css)$')}
    location = /releases/current.json {
        add_header Cache-Control no-store always;
        add_header X-Content-Type-Options nosniff always;
        etag off;
        if_modified_since off;
        try_files $uri =404;
    }
    location ~ "^/(?:assets|releases|hosting|prerender|publications)(?:/|$)" { return 404; }
    location ~ "^/[^/]+\\.(?:ico|svg|txt|png|json|webmanifest|xml|js|css|map)$" { return 404; }
    location = /healthz { default_type text/plain; return 200 "ok\\n"; }
    location = /readyz { default_type text/plain; return 200 "ok\\n"; }

${documents(name, securityHeaders(environment))}
}
`;
};

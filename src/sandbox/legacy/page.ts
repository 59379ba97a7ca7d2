import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { eid } from '../../samples/data-string.ts';
import { currentRecord } from '../current-record.ts';
import type { LegacyPage, LegacyVisit } from './session.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe inside HTML text and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** Style of every legacy page: the values of the portal's design tokens, light and dark, written again because the two sites share no code. */
const legacyStyle = `
:root{color-scheme:light dark;--page:#FBF9F5;--card:#FFF;--line:#E6DFD2;--line-strong:#7C7363;--text:#14232A;--muted:#445058;
--action:#0B5563;--action-hover:#0A424E;--on-action:#FFF;--soft:#EDF6F6;--soft-line:#D7ECEE;--on-soft:#0A424E;--link:#0B5563;
--bad-bg:#FDE8E7;--bad:#8F1717;--focus:#0B57D0;--body:"Source Sans 3 Variable","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
@media (prefers-color-scheme:dark){:root{--page:#0D171B;--card:#15232A;--line:#2B3B43;--line-strong:#8A9CA4;--text:#F3F0EA;--muted:#BFC9CD;
--action:#7FD3DE;--action-hover:#A5E3EB;--on-action:#052129;--soft:#14303A;--soft-line:#28505C;--on-soft:#BDEBF1;--link:#7FD3DE;
--bad-bg:#431A1A;--bad:#FFBDB8;--focus:#FFD166}}
@font-face{font-family:"Source Sans 3 Variable";font-weight:200 900;font-display:swap;src:url(/Content/body.woff2) format("woff2")}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1.125rem/1.5 var(--body)}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
main{max-width:60rem;margin:0 auto;padding:1.25rem}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.3}
p{margin:0 0 1rem}
.kicker{margin:0 0 .25rem;color:var(--muted);font-size:.9375rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:1.25rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.375rem 1.25rem;margin:0;padding:1rem;background:var(--soft);border:1px solid var(--soft-line);border-radius:10px}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere;font-weight:600}
label{display:block;font-size:1rem;line-height:1.25;font-weight:600;margin:0 0 .25rem}
input{display:block;width:100%;height:2.75rem;padding:0 .75rem;border:1px solid var(--line-strong);border-radius:6px;background:var(--card);color:var(--text);font:inherit}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;gap:.625rem;padding:0 1.5rem;border:1px solid var(--action);border-radius:10px;background:var(--action);color:var(--on-action);font:600 1.125rem/1 var(--body);text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--action-hover)}
form>*+*,.after{margin-top:.625rem}
.icon{width:1.25rem;height:1.25rem;fill:none;stroke:currentColor;stroke-width:1.7}
.widget{background:transparent}
.widget main{padding:3px 4px}
.widget button{width:100%}
.alert{padding:1rem;border-radius:10px;background:var(--bad-bg);color:var(--bad)}
`;

interface Page {
  readonly title: string;
  /** HTML of the page's main part. */
  readonly body: string;
  readonly bodyClass?: string;
  /** Script that runs at the end of the page. */
  readonly script?: string;
}

const postHeight = (portal: string): string =>
  `if (parent !== window) parent.postMessage({ type: 'resize', height: document.documentElement.scrollHeight }, ${JSON.stringify(portal)});`;

/** Says at the head of a page whose it is, before anything of it shows (contract 6). */
const memberScript = ({ state, session }: LegacyVisit): string => {
  if (!session) return '';
  const message = JSON.stringify({ type: 'member', eid: eid(currentRecord(state, session).id) });
  return `<script class="member">if (parent !== window) parent.postMessage(${message}, ${JSON.stringify(state.origins.portal)});</script>`;
};

/** A complete legacy page. In a frame it says whose it is and how high, to the portal and to nobody else (contract 6). */
export const pageShell = (visit: LegacyVisit, { title, body, bodyClass = '', script = '' }: Page): string => {
  const { state, language } = visit;
  const stranger =
    state.knobs.frameOrigin === 'unlisted'
      ? `<iframe title="Other site" hidden src="http://127.0.0.1:${new URL(state.origins.legacy).port}/__sandbox/stranger"></iframe>`
      : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${memberScript(visit)}
<style>${legacyStyle}</style>
</head>
<body class="${bodyClass}">
<main>${body}</main>${stranger}
<script>${postHeight(state.origins.portal)}${script}</script>
</body>
</html>`;
};

const { resolve } = createRequire(import.meta.url);

/** The portal's text face, served by the legacy site itself so that its pages look alike without a network. */
export const bodyFont: LegacyPage = () => ({
  status: 200,
  headers: { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' },
  body: readFileSync(resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2')),
});

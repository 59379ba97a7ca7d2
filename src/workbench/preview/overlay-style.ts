const text = `
:host { all: initial; position: absolute; inset: 0 auto auto 0; z-index: 2147483000; pointer-events: none;
  --chosen: #0f6c7d; --chosen-ink: #ffffff; --changed: #c2410c; --changed-tag: #9a3412; --tag-ink: #ffffff;
  --edge: #7c7363; --paper: #f6f3edfa; --hatch: #e5dfd3; --ink: #445058; --name: #5a646a; --focus: #0b57d0; --gap: #ffffff; }
:host([data-look='dark']) { --chosen: #4fb3c1; --chosen-ink: #06181d; --changed: #ffb28a; --changed-tag: #ffc79b; --tag-ink: #3a2113;
  --edge: #8a9ca4; --paper: #0f1a1ffa; --hatch: #26363e; --ink: #bfc9cd; --name: #9fadb3; --focus: #ffd166; --gap: #0b1417; }
button { all: unset; box-sizing: border-box; position: absolute; pointer-events: none; border-radius: 12px;
  font: 560 14px/1.35 'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif; color: var(--ink); }
button.hover { outline: 2px dashed var(--chosen); outline-offset: 2px; }
button.ghost { border: 2px dashed var(--edge); overflow: hidden; }
button.ghost.leaf { background: repeating-linear-gradient(135deg, transparent 0 7px, var(--hatch) 7px 9px), var(--paper);
  display: flex; flex-direction: column; justify-content: center; gap: 2px; padding: 6px 12px; }
button.ghost.small { padding: 0 6px; }
.name { color: var(--name); font-weight: 600; font-size: 1.1em; }
.reason { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; }
button.ghost.leaf.low { flex-direction: row; align-items: center; justify-content: flex-start; gap: 12px; }
.low .name { flex: 0 1 auto; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.low .reason { flex: 0 0 auto; -webkit-line-clamp: 2; max-inline-size: 60%; }
.small .name { font-size: 12px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.small .reason { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
button.chosen { outline: 3px solid var(--chosen); outline-offset: 2px; }
button.chosen.noted { outline-color: var(--changed); }
.tag { position: absolute; inset-block-end: calc(100% + 2px); inset-inline-start: -5px; max-inline-size: 26rem; padding: 2px 8px;
  border-radius: 6px 6px 0 0; background: var(--chosen); color: var(--chosen-ink); font-weight: 640; white-space: nowrap;
  overflow: hidden; text-overflow: ellipsis; }
.noted .tag { background: var(--changed-tag); color: var(--tag-ink); }
button.chosen { overflow: visible; }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--gap); }
/* A wide page is drawn smaller than it is. */
@media (min-width: 700px) { button { font-size: 16px; } .low { flex-direction: row; align-items: center; justify-content: flex-start; gap: 12px; }
.low .name { flex: 0 1 auto; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.low .reason { flex: 0 0 auto; -webkit-line-clamp: 2; max-inline-size: 60%; }
.small .name { font-size: 13px; } }
@media (min-width: 1100px) { button { font-size: 18px; } button.ghost.leaf { padding-inline: 20px; } }
@media (forced-colors: active) { button.hover, button.chosen { outline-color: Highlight; } button.ghost { border-color: CanvasText; } }
`;

// The page's policy allows no inline styles.
export const overlaySheet = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};

import './without-webrtc.ts';
import '../../ui/styles/styles.ts';
import './ghosts.css';
import { createRoot, type Root } from 'react-dom/client';
import { changedValue } from '../../rules/value-changes.ts';
import { lostPart } from '../../ui/lazy/lazy-part.ts';
import type { FromFrame, Show, Shown, ShownChanges, ToFrame } from '../web/preview/frame-messages.ts';
import { afterPress } from './after-press.ts';
import { failedBlock } from './named-blocks.tsx';
import { overlay } from './overlay.ts';
import { keepFocusOutside, listenToClicks, listenToKeysOutside } from './page-clicks.ts';
import { showPageLook } from './page-look.ts';
import type { PageView } from './page-view.ts';
import { type Navigations, previewPortal } from './preview-portal.ts';
import { PreviewPage } from './preview-page.tsx';

// The frame has no origin; the page has the one that both were loaded from.
const tell = (message: FromFrame): void => window.parent.postMessage(message, window.location.origin);

const container = document.getElementById('root') ?? document.body;
const choose = (item: string): void => tell({ type: 'chose', item });
const follow = (href: string): void =>
  href.startsWith('/') || href.startsWith('#') ? go(href) : tell({ type: 'leave', href });
const overPage = overlay({ choose, follow });
const navigations: Navigations = { last: undefined, shown: new Set() };

let go: (href: string) => void = () => undefined;
let view: PageView | undefined;
let now: Show | undefined;
let lastGood: Show | undefined;
let here = '';
let begun = 0;

const tellFrom = (message: FromFrame): void => {
  if (message.type === 'at' || message.type === 'painted') here = message.path;
  tell(message);
};

const drawOver = (): void => {
  if (now && view) overPage.show({ view, marks: now.marks, mode: now.mode });
};

// Another place, member or language starts over, like a page load.
const startOver = (show: Show): void => {
  const isElsewhere = show.path !== now?.path && show.path !== here.split('?')[0];
  if (
    !isElsewhere &&
    show.language === now?.language &&
    show.dataString === now.dataString &&
    show.coverage === now.coverage
  )
    return;
  begun += 1;
  navigations.last = undefined;
  if (isElsewhere) window.scrollTo({ top: 0, behavior: 'instant' });
};

const draw = (root: Root, show: Show): void => {
  const before = now?.mode.chosen;
  startOver(show);
  now = show;
  showPageLook(show, container);
  const onPainted = (painted: PageView): void => {
    lastGood = show;
    view = painted;
    drawOver();
    if (show.mode.chosen !== before) overPage.reveal();
  };
  const onReady = (way: typeof go): void => {
    go = way;
  };
  root.render(
    <PreviewPage
      key={begun}
      {...previewPortal(show, navigations, tellFrom)}
      {...{ show, onReady, onPainted }}
      tell={tellFrom}
    />,
  );
};

let failures: unknown[] = [];

const recover = (): void => {
  const named = failures.flatMap((error) => failedBlock(error) ?? [])[0];
  failures = [];
  begun += 1;
  tell({ type: 'failed', text: named ?? '' });
  const good = lastGood;
  lastGood = undefined;
  if (good) draw(root, { ...good, mode: { ...good.mode, isOld: true } });
};

const onError = (error: unknown): void => {
  // A part whose code is missing leaves the page as it is.
  if (error === lostPart) return;
  if (failures.length === 0) queueMicrotask(recover);
  failures.push(error);
};

const root = createRoot(container, { onCaughtError: onError, onUncaughtError: onError });

let received: Partial<Shown> = {};

const withChanges = (before: Partial<Shown>, changes: ShownChanges): Partial<Shown> => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [
      name,
      changedValue(before[name as keyof Shown], change),
    ]),
  ),
});
const runAfterPress = afterPress();

const receive = ({ source, data }: MessageEvent<ToFrame>): void => {
  if (source !== window.parent) return;
  received = withChanges(received, data.changes);
  if (data.type === 'show') runAfterPress(() => draw(root, { ...(received as Shown), id: data.id }));
  else if (now && received.marks) {
    now = { ...now, marks: received.marks };
    drawOver();
  }
};

keepFocusOutside();
listenToClicks({
  choose: (target) => {
    const item = overPage.itemAt(target);
    if (item !== undefined) choose(item);
  },
  follow,
});
listenToKeysOutside((name) => tell({ type: 'key', name }));
window.addEventListener('message', receive);
window.addEventListener('resize', () => {
  overPage.redraw();
  overPage.reveal();
});
new ResizeObserver(overPage.redraw).observe(document.body);
tell({ type: 'ready' });

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sameJson } from '../../../authoring/draft/json-value.ts';
import type { FromFrame, Shown, ToFrame } from './frame-messages.ts';
import { readFrameMessage } from './read-frame-message.ts';

/** After so long without a word the frame is blocked, or the browser is too old for it (milliseconds). */
const patience = 5_000;

interface Props {
  /** Undefined: nothing can be shown yet. */
  readonly shown: Shown | undefined;
  /** Width of the page in pixels; it is drawn `scale` times as large. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly onTold: (message: FromFrame) => void;
  /** The frame says nothing. */
  readonly onSilent: () => void;
}

/** When the last key was pressed that changed what is shown, by the page's clock. */
let typedAt: number | undefined;

/** Measures from a key to the painted page: the measures `preview-painted` of the page's own performance. */
const measurePaint = (): void => {
  if (typedAt === undefined) return;
  performance.measure('preview-painted', { start: typedAt, end: performance.now() });
  typedAt = undefined;
};

const useTyped = (): void =>
  useEffect(() => {
    const note = ({ timeStamp }: Event): void => {
      typedAt ??= timeStamp;
    };
    document.addEventListener('input', note, true);
    return () => document.removeEventListener('input', note, true);
  }, []);

/** The messages to and from the frame: its origin is none, so that only its window tells it from others; what its own code does not send is not heard. */
const useMessages = ({ shown, onTold, onSilent }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const count = useRef(0);
  const [isReady, setReady] = useState(false);
  /** What the frame has; a frame that begins anew, or could not draw what it has, is told everything next time. */
  const sent = useRef<Shown>(undefined);
  const told = useEffectEvent((message: FromFrame) => {
    if (message.type === 'ready') setReady(true);
    if (message.type === 'ready' || message.type === 'failed') sent.current = undefined;
    if (message.type === 'painted' && message.id === count.current) measurePaint();
    onTold(message);
  });
  const silent = useEffectEvent(() => onSilent());
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>): void => {
      const message = source !== null && source === frame.current?.contentWindow ? readFrameMessage(data) : undefined;
      if (message) told(message);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => silent(), patience);
    return () => clearTimeout(timer);
  }, [isReady]);
  useEffect(() => {
    if (!isReady || !shown) return;
    // eslint-disable-next-line no-restricted-syntax -- the frame's origin is none and cannot be named; what is said is no secret of the page
    const tell = (message: ToFrame): void => frame.current?.contentWindow?.postMessage(message, '*');
    const changed = changedParts(sent.current, shown);
    sent.current = shown;
    if (Object.keys(changed).some((name) => name !== 'marks')) tell({ type: 'show', id: (count.current += 1), changed });
    else if (changed.marks) tell({ type: 'marks', marks: changed.marks });
  }, [isReady, shown]);
  return frame;
};

/** What the frame does not have yet: to read the whole portal again takes it longer than to draw it. */
const changedParts = (before: Shown | undefined, after: Shown): Partial<Shown> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !before || !sameJson(before[name as keyof Shown], value)));

/** The portal's own page in a frame without an origin: it reaches neither the network nor this page, and is fed by messages. */
export const PreviewFrame = (props: Props) => {
  const frame = useMessages(props);
  useTyped();
  const { width, height, scale } = props;
  return (
    <iframe
      ref={frame}
      // Its name is a contract, and English in both languages of the workbench.
      title="Preview"
      lang="en"
      src="/preview.html"
      sandbox="allow-scripts"
      style={{ width: `${width}px`, height: `${height / scale}px`, transform: `scale(${scale})` }}
    />
  );
};

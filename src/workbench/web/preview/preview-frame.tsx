import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeBetween } from '../../../rules/value-changes.ts';
import type { FromFrame, Shown, ShownChanges, ToFrame } from './frame-messages.ts';
import { readFrameMessage } from './read-frame-message.ts';

// In milliseconds: a frame that is silent for longer is blocked or stuck, or the browser is too old.
const patience = 5_000;

interface Props {
  shown: Shown | undefined;
  /** The width in pixels before scaling by `scale`. */
  width: number;
  height: number;
  scale: number;
  onMessage: (message: FromFrame) => void;
  onSilent: () => void;
}

// The time of the last key press that changed the page, by the page's clock.
let typedAt: number | undefined;

// The performance measure is `preview-painted`.
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

// The frame has no origin, so only its window identifies it; unexpected messages are ignored.
const useMessages = ({ shown, onMessage, onSilent }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const count = useRef(0);
  const [isReady, setReady] = useState(false);
  /**
   * The last state sent to the frame. After a restart or failure of the frame, the next message has the
   * complete state.
   */
  const sent = useRef<Shown>(undefined);
  const overdue = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handleMessage = useEffectEvent((message: FromFrame) => {
    if (message.type === 'ready') setReady(true);
    if (message.type === 'ready' || message.type === 'failed') sent.current = undefined;
    if (message.type === 'failed') clearTimeout(overdue.current);
    if (message.type === 'painted' && message.id === count.current) {
      clearTimeout(overdue.current);
      measurePaint();
    }
    onMessage(message);
  });
  const silent = useEffectEvent(() => onSilent());
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>): void => {
      const message =
        source !== null && source === frame.current?.contentWindow ? readFrameMessage(data) : undefined;
      if (message) handleMessage(message);
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
    // eslint-disable-next-line no-restricted-syntax -- the frame has no origin to name; the message holds no secret of the page
    const tell = (message: ToFrame): void => frame.current?.contentWindow?.postMessage(message, '*');
    const changes = changesOf(sent.current, shown);
    sent.current = shown;
    if (Object.keys(changes).some((name) => name !== 'marks')) {
      tell({ type: 'show', id: (count.current += 1), changes });
      clearTimeout(overdue.current);
      overdue.current = setTimeout(() => silent(), patience);
    } else if (changes.marks) tell({ type: 'marks', changes });
  }, [isReady, shown]);
  useEffect(() => () => clearTimeout(overdue.current), []);
  return frame;
};

// Reading the whole portal takes the frame longer than drawing it.
const changesOf = (before: Shown | undefined, after: Shown): ShownChanges =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const change = before ? changeBetween(before[name as keyof Shown], value) : { to: value as unknown };
      return change ? [[name, change]] : [];
    }),
  );

// The frame has no origin: it reaches neither the network nor this page.
export const PreviewFrame = (props: Props) => {
  const frame = useMessages(props);
  useTyped();
  const { width, height, scale } = props;
  return (
    <iframe
      ref={frame}
      // A fixed name, in English in both languages of the workbench.
      title="Preview"
      lang="en"
      src="/preview.html"
      sandbox="allow-scripts"
      style={{ width: `${width}px`, height: `${height / scale}px`, transform: `scale(${scale})` }}
    />
  );
};

import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FrameView } from '../../view/blocks/frame.ts';
import { useAfterPaint } from '../lazy/deferred.tsx';
import { FrameHostContext, FrameStandIn, FrameTimeout } from '../provided/frame-host.ts';
import { ShellContext } from '../provided/shell-context.ts';
import { useWords } from '../provided/words.ts';
import { CallButton, RetryButton } from './recovery-buttons.tsx';

interface Props {
  view: FrameView;
}

const Skeleton = ({ title }: { title: string }) => {
  const { t } = useWords();
  return (
    <div className="frame-cover">
      <span className="sk short" />
      <span className="sk" />
      <span className="sk" />
      <p className="muted small" role="status">
        {t('components.frame.loading', { title })}
      </p>
    </div>
  );
};

const Ways = ({ onRetry }: { onRetry: () => void }) => {
  const phone = useContext(ShellContext)?.supportPhone;
  return (
    <p className="acts">
      <RetryButton onRetry={onRetry} />
      {phone && <CallButton phone={phone} />}
    </p>
  );
};

const Failure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useWords();
  return (
    <div className="frame-cover" role="alert">
      <p className="frame-slow">{t('components.frame.slowTitle')}</p>
      <p className="muted">{t('components.frame.slowText')}</p>
      <Ways onRetry={onRetry} />
    </div>
  );
};

// Browsers do not report that a page refused framing or could not be reached: only the reader sees that it is
// empty.
const Doubt = ({ onRetry }: { onRetry: () => void }) => (
  <div className="frame-doubt" role="status">
    <p className="muted">{useWords().t('components.frame.silentText')}</p>
    <Ways onRetry={onRetry} />
  </div>
);

const maxHeight = 5000;

const useReportedHeight = (frame: RefObject<HTMLIFrameElement | null>): number | undefined => {
  const host = useContext(FrameHostContext);
  const [height, setHeight] = useState<number>();
  useEffect(() => (frame.current && host ? host(frame.current, setHeight) : undefined), [frame, host]);
  return height;
};

// A smaller report comes from an empty page or a wrong measurement (pixels).
const minHeight = 100;

// The reported height within limits, and before the first report the configured one (Decision 0045). A page
// that fits the window keeps its own.
const styleOf = (view: FrameView, reported: number | undefined): CSSProperties | undefined =>
  reported === undefined || reported < minHeight || view.fitHeight
    ? undefined
    : { blockSize: `${Math.min(reported, maxHeight)}px` };

const Attempt = ({ view, onSlow, onRetry }: Props & { onSlow: () => void; onRetry: () => void }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const seconds = useContext(FrameTimeout);
  const reported = useReportedHeight(frame);
  const hasReported = reported !== undefined;
  useEffect(() => {
    if (hasReported) return undefined;
    const timer = setTimeout(isLoaded ? () => setSilent(true) : onSlow, seconds * 1000);
    return () => clearTimeout(timer);
  }, [hasReported, isLoaded, onSlow, seconds]);
  return (
    <>
      {!isLoaded && !hasReported && <Skeleton title={view.title} />}
      <iframe
        ref={frame}
        className={view.fitHeight ? 'fit' : undefined}
        title={view.title}
        src={view.src}
        width={view.width}
        height={view.height}
        style={styleOf(view, reported)}
        scrolling={view.scrolling ? 'auto' : 'no'}
        onLoad={() => setLoaded(true)}
      />
      {isSilent && !hasReported && <Doubt onRetry={onRetry} />}
    </>
  );
};

const Attempts = ({ view }: Props) => {
  const isPainted = useAfterPaint();
  const [count, setCount] = useState(0);
  const [isSlow, setSlow] = useState(false);
  const giveUp = useCallback(() => setSlow(true), []);
  const retry = () => {
    setSlow(false);
    setCount(count + 1);
  };
  const room = isPainted || view.fitHeight ? {} : { minBlockSize: `${view.height}px` };
  return (
    <div className="frame" style={{ maxInlineSize: `${view.width}px`, ...room }}>
      {!isPainted && <Skeleton title={view.title} />}
      {isPainted && !isSlow && <Attempt key={count} view={view} onSlow={giveUp} onRetry={retry} />}
      {isSlow && <Failure onRetry={retry} />}
    </div>
  );
};

export const FramedPage = ({ view }: Props) => {
  const standIn = useContext(FrameStandIn);
  return standIn ? standIn(view) : <Attempts key={view.src} view={view} />;
};

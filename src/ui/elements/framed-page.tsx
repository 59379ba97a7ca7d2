import { type CSSProperties, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { FrameView } from '../../view/blocks/frame.ts';
import { usePainted } from '../lazy/deferred.tsx';
import { FrameHostContext, FrameTimeout } from '../provided/frame-host.ts';
import { ShellContext } from '../provided/shell-context.ts';
import { useWords } from '../provided/words.ts';
import { CallButton, RetryButton } from './recovery-buttons.tsx';

interface Props {
  readonly view: FrameView;
}

const Skeleton = ({ title }: { readonly title: string }) => {
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

const Ways = ({ onRetry }: { readonly onRetry: () => void }) => {
  const phone = useContext(ShellContext)?.supportPhone;
  return (
    <p className="acts">
      <RetryButton onRetry={onRetry} />
      {phone && <CallButton phone={phone} />}
    </p>
  );
};

const Failure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useWords();
  return (
    <div className="frame-cover" role="alert">
      <p className="frame-slow">{t('components.frame.slowTitle')}</p>
      <p className="muted">{t('components.frame.slowText')}</p>
      <Ways onRetry={onRetry} />
    </div>
  );
};

/** A browser tells nobody that a page refused its frame or could not be reached: only its reader sees that it is empty. */
const Doubt = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className="frame-doubt" role="status">
    <p className="muted">{useWords().t('components.frame.silentText')}</p>
    <Ways onRetry={onRetry} />
  </div>
);

/** No framed page may grow beyond this, whatever it says (pixels). */
const maxHeight = 5000;

/** The height that the page tells, if it has told any. */
const useTold = (frame: RefObject<HTMLIFrameElement | null>): number | undefined => {
  const host = useContext(FrameHostContext);
  const [told, setTold] = useState<number>();
  useEffect(() => (frame.current && host ? host(frame.current, setTold) : undefined), [frame, host]);
  return told;
};

/** Never below the height that the page is given nor without bound; a page that fits the window keeps its own. */
const styleOf = (view: FrameView, told: number | undefined): CSSProperties | undefined =>
  told === undefined || view.fitHeight ? undefined : { blockSize: `${Math.min(Math.max(told, view.height), maxHeight)}px` };

interface AttemptProps extends Props {
  readonly onSlow: () => void;
  readonly onRetry: () => void;
}

/** One attempt at loading the page. */
const Attempt = ({ view, onSlow, onRetry }: AttemptProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const seconds = useContext(FrameTimeout);
  const told = useTold(frame);
  const hasSpoken = told !== undefined;
  useEffect(() => {
    if (hasSpoken) return undefined;
    const timer = setTimeout(isLoaded ? () => setSilent(true) : onSlow, seconds * 1000);
    return () => clearTimeout(timer);
  }, [hasSpoken, isLoaded, onSlow, seconds]);
  return (
    <>
      {!isLoaded && !hasSpoken && <Skeleton title={view.title} />}
      <iframe
        ref={frame}
        className={view.fitHeight ? 'fit' : undefined}
        title={view.title}
        src={view.src}
        width={view.width}
        height={view.height}
        style={styleOf(view, told)}
        scrolling={view.scrolling ? 'auto' : 'no'}
        onLoad={() => setLoaded(true)}
      />
      {isSilent && !hasSpoken && <Doubt onRetry={onRetry} />}
    </>
  );
};

const Attempts = ({ view }: Props) => {
  const isPainted = usePainted();
  const [count, setCount] = useState(0);
  const [isSlow, setSlow] = useState(false);
  const [giveUp] = useState(() => () => setSlow(true));
  const retry = () => {
    setSlow(false);
    setCount(count + 1);
  };
  const room = view.fitHeight ? {} : { minBlockSize: `${view.height}px` };
  return (
    <div className="frame" style={{ maxInlineSize: `${view.width}px`, ...room }}>
      {!isPainted && <Skeleton title={view.title} />}
      {isPainted && !isSlow && <Attempt key={count} view={view} onSlow={giveUp} onRetry={retry} />}
      {isSlow && <Failure onRetry={retry} />}
    </div>
  );
};

/**
 * A page of the legacy site, loaded once per mount and address (which names the language): a skeleton with polite words at first, a retry
 * panel when it takes too long, and a way on below it when it has told nothing about itself.
 */
export const FramedPage = ({ view }: Props) => <Attempts key={view.src} view={view} />;

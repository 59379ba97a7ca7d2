import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FrameHostContext } from '../../ui/provided/frame-host.ts';
import { savedPage } from '../../view/routes/hrefs.ts';
import { useLanguage, usePortal } from './use-portal.ts';

// The router's number for the current history entry; replacing the entry keeps it.
const entryOnShow = (): unknown => (window.history.state as { readonly idx?: unknown } | null)?.idx;

// Opens a page that a frame asks for, unless it is already shown. A history entry that a frame opened is
// replaced by the next one, so that frames never fill the history.
const useOpening = (): ((path: string) => void) => {
  const openedEntry = useRef<unknown>(-1);
  const { config } = usePortal();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (path) => {
    const target = savedPage(path, { config, language });
    if (target === pathname + search + hash) return;
    void navigate(target, { replace: openedEntry.current === entryOnShow() });
    openedEntry.current = entryOnShow();
  };
};

// Receives the messages of framed pages and follows their links into the portal (R5.06, A93).
export const FrameHostProvider = ({ children }: { children: ReactNode }) => {
  const { frames } = usePortal();
  const open = useOpening();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const receive = (event: MessageEvent): void => frames.receive(event);
    window.addEventListener('message', receive);
    const forget = frames.subscribe('open', ({ path }) => latest.current(path));
    return () => {
      window.removeEventListener('message', receive);
      forget();
    };
  }, [frames]);
  return <FrameHostContext value={frames.mount}>{children}</FrameHostContext>;
};

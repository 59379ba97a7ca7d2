import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { PortalContext } from '../../app/portal/use-portal.ts';
import { OpenedScreen } from '../../app/screens/opened-screen.tsx';
import { useViewContext } from '../../app/screens/use-view-context.ts';
import { parseMember } from '../../member/data-string/parse-member.ts';
import { memberFacts } from '../../member/facts.ts';
import { afterPaint } from '../../ui/lazy/deferred.tsx';
import { FrameStandIn } from '../../ui/provided/frame-host.ts';
import { PortalActionsContext } from '../../ui/provided/portal-actions.ts';
import { WordsContext } from '../../ui/provided/words.ts';
import type { FrameView } from '../../view/blocks/frame.ts';
import { memberValues } from '../../view/member-values.ts';
import type { ViewContext } from '../../view/view-context.ts';
import type { FromFrame, Show } from '../web/preview/frame-messages.ts';
import { FrameLabel } from './frame-label.tsx';
import { namedShells } from './named-shells.tsx';
import { type PageView, pageView } from './page-view.ts';
import { previewActions } from './preview-actions.ts';
import { previewBlocks, type PreviewPortal } from './preview-portal.ts';

interface Props extends PreviewPortal {
  show: Show;
  tell: (message: FromFrame) => void;
  onReady: (go: (href: string) => void) => void;
  onPainted: (view: PageView) => void;
}

const useFollowed = ({ tell, onReady }: Props): void => {
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const type = String(useNavigationType());
  const here = pathname + search + hash;
  const isLed = useRef(true);
  useEffect(() => {
    onReady((href) => void navigate(href));
  }, [navigate, onReady]);
  useEffect(() => {
    if (type === 'PUSH' || (type === 'POP' && key !== 'default')) isLed.current = false;
    if (!isLed.current) tell({ type: 'at', path: here });
  }, [type, key, here, tell]);
};

const usePainted = ({ show, own, tell, onPainted }: Props, context: ViewContext): void => {
  const { pathname, search, hash } = useLocation();
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = () => {
      tell({ type: 'painted', id: show.id, path: pathname + search, title: document.title });
      onPainted(pageView(context, own, { pathname, search, hash }));
    };
  });
  useEffect(() => {
    let isLatest = true;
    void afterPaint().then(() => {
      if (isLatest) latest.current();
    });
    return () => {
      isLatest = false;
    };
  }, [show, pathname, search]);
};

const Screen = (props: Props) => {
  const { show, portal } = props;
  const { dataString, coverage: chosen } = show;
  const { properties } = portal.config;
  const member = useMemo(
    () => (dataString === undefined ? undefined : parseMember(dataString, { properties }).member),
    [dataString, properties],
  );
  const coverage = member?.coverages.find(({ coverageId }) => coverageId === chosen);
  const context = useViewContext({ member, coverage, memberValues, readFacts: memberFacts });
  useFollowed(props);
  usePainted(props, context);
  return (
    <OpenedScreen
      context={context}
      blocks={previewBlocks}
      shells={namedShells[member ? 'member' : 'visitor']}
    />
  );
};

const labelInstead = (view: FrameView): ReactNode => <FrameLabel view={view} />;

const Provided = ({
  show,
  portal,
  tell,
  children,
}: Pick<Props, 'show' | 'portal' | 'tell'> & { children: ReactNode }) => {
  const { language } = show;
  const words = useMemo(() => ({ language, t: portal.i18n.getFixedT(language) }), [portal, language]);
  const actions = useMemo(() => previewActions(language, tell), [language, tell]);
  return (
    <PortalContext value={portal}>
      <WordsContext value={words}>
        <FrameStandIn value={labelInstead}>
          <PortalActionsContext value={actions}>{children}</PortalActionsContext>
        </FrameStandIn>
      </WordsContext>
    </PortalContext>
  );
};

// The router leaves the browser's history alone.
export const PreviewPage = (props: Props) => (
  <Provided {...props}>
    <MemoryRouter initialEntries={[props.show.path]} useTransitions={false}>
      <Screen {...props} />
    </MemoryRouter>
  </Provided>
);

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { Me } from '../../api/generated/api-shapes.ts';
import { ask } from '../api/ask.ts';
import { onConnection, secondsBetweenTries } from '../api/connection.ts';
import { liveQuery, publicationsQuery } from '../api/queries.ts';
import { useEvents } from '../api/use-events.ts';
import { Palette } from '../find/palette.tsx';
import { useWords } from '../i18n/use-words.ts';
import { Broken } from '../kit/broken.tsx';
import { keepFocus } from '../kit/commands/keep-focus.ts';
import { useCommandKeys } from '../kit/commands/listen-to-keys.ts';
import { goToPanel } from '../kit/commands/panels.ts';
import { useActions, useCommands } from '../kit/commands/use-commands.ts';
import { Dialog } from '../kit/dialog.tsx';
import { MeContext } from '../session/use-me.ts';
import { Help } from './help.tsx';
import { placesFor, placesFrom, placesOfGrid } from './places.ts';
import { Rail } from './rail.tsx';
import { SessionOver } from './session-over.tsx';

/** While the server is away it is asked again and again; once it answers, all that is on show is asked for anew. */
const useReturn = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = onConnection((isAway) => {
      clearInterval(timer);
      if (isAway) timer = setInterval(() => void ask('GET /api/me', {}).catch(() => undefined), secondsBetweenTries * 1_000);
      else void queries.invalidateQueries();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [queries]);
};

/** What almost every page shows of what is live is asked for beside the page's code, not after it. */
const useAhead = (seesDrafts: boolean): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (!seesDrafts) return;
    void queries.prefetchQuery(liveQuery);
    void queries.prefetchQuery(publicationsQuery);
  }, [queries, seesDrafts]);
};

/** Stands where the palette cannot be drawn, as where the server sent what nobody can read. */
const BrokenPalette = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords();
  return (
    <Dialog title={t('find.broken.title')} onClose={onClose}>
      <p>{t('find.broken.text')}</p>
    </Dialog>
  );
};

/** What surrounds every page: rail, keys, help, the sign-in when the session ended; the page itself is loaded when it is opened. */
export const Shell = ({ me }: { readonly me: Me }) => {
  const { t } = useWords();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const places = placesFrom(pathname, placesFor(me.roles));
  const seesDrafts = places.some(({ name }) => name === 'drafts');
  const closeHelp = useCallback(() => setHelpOpen(false), []);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const closePalette = useCallback(() => setPaletteOpen(false), []);
  useAhead(seesDrafts);
  useEvents(seesDrafts);
  useReturn();
  useCommandKeys();
  useEffect(keepFocus, []);
  useCommands({
    help: () => setHelpOpen(true),
    find: () => setPaletteOpen(true),
    nextPanel: () => goToPanel(1),
    previousPanel: () => goToPanel(-1),
  });
  useActions(
    places.map(({ name, letter, to, icon }) => ({
      ...{ name: `go.${name}`, usual: `g ${letter}`, icon },
      says: t('find.command.go', { place: t(`common.places.${name}`) }),
      run: () => void navigate(to),
    })),
  );
  useActions(
    (seesDrafts ? placesOfGrid : []).map(({ name, path, icon }) => ({
      ...{ name: `go.${name}`, icon },
      says: t('find.command.go', { place: t(`analyst.tabs.${name}`) }),
      run: () => void navigate(path),
    })),
  );
  return (
    <MeContext value={me}>
      <a className="skip" href="#page">
        {t('common.places.skip')}
      </a>
      <div className="app">
        <Rail places={places} onHelp={() => setHelpOpen(true)} />
        <Broken key={pathname}>
          <Outlet />
        </Broken>
      </div>
      {isHelpOpen && <Help places={places} onClose={closeHelp} />}
      {/* It is here from the start: what is typed right behind its key would be lost, or meant for the page. */}
      {isPaletteOpen && (
        <Broken instead={<BrokenPalette onClose={closePalette} />}>
          <Palette onClose={closePalette} />
        </Broken>
      )}
      <SessionOver />
    </MeContext>
  );
};

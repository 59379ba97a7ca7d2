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
import { type PlaceHere, placesFor, placesFrom, placesOfGrid } from './places.ts';
import { Rail } from './rail.tsx';
import { SessionOver } from './session-over.tsx';
import styles from './shell.module.css';
import { joinClasses } from '../kit/join-classes.ts';

const useReturn = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = onConnection((isAway) => {
      clearInterval(timer);
      if (isAway)
        timer = setInterval(
          () => void ask('GET /api/me', {}).catch(() => undefined),
          secondsBetweenTries * 1_000,
        );
      else void queries.invalidateQueries();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [queries]);
};

const useAhead = (seesDrafts: boolean): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (!seesDrafts) return;
    void queries.prefetchQuery(liveQuery);
    void queries.prefetchQuery(publicationsQuery);
  }, [queries, seesDrafts]);
};

const usePlaceCommands = (places: readonly PlaceHere[], seesDrafts: boolean): void => {
  const { t } = useWords();
  const navigate = useNavigate();
  useActions(
    places.map(({ name, letter, to, icon }) => ({
      ...{ id: `go.${name}`, key: `g ${letter}`, icon },
      label: t('find.command.go', { place: t(`common.places.${name}`) }),
      run: () => void navigate(to),
    })),
  );
  useActions(
    (seesDrafts ? placesOfGrid : []).map(({ name, path, icon }) => ({
      ...{ id: `go.${name}`, icon },
      label: t('find.command.go', { place: t(`analyst.tabs.${name}`) }),
      run: () => void navigate(path),
    })),
  );
};

const BrokenPalette = ({ onClose }: { onClose: () => void }) => {
  const { t } = useWords();
  return (
    <Dialog title={t('find.broken.title')} onClose={onClose}>
      <p>{t('find.broken.text')}</p>
    </Dialog>
  );
};

export const Shell = ({ me }: { me: Me }) => {
  const { t } = useWords();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { pathname } = useLocation();
  const places = placesFrom(pathname, placesFor(me.roles));
  const seesDrafts = places.some(({ name }) => name === 'drafts');
  const closeHelp = useCallback(() => setHelpOpen(false), []);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const closePalette = useCallback(() => setPaletteOpen(false), []);
  useAhead(seesDrafts);
  useEvents(seesDrafts, me.seen);
  useReturn();
  useCommandKeys();
  useEffect(keepFocus, []);
  useCommands({
    help: () => setHelpOpen(true),
    find: () => setPaletteOpen(true),
    nextPanel: () => goToPanel(1),
    previousPanel: () => goToPanel(-1),
  });
  usePlaceCommands(places, seesDrafts);
  return (
    <MeContext value={me}>
      <a className={joinClasses(styles.skip, 'no-print')} href="#page">
        {t('common.places.skip')}
      </a>
      <div className={styles.shell}>
        <Rail places={places} onHelp={() => setHelpOpen(true)} />
        <Broken key={pathname}>
          <Outlet />
        </Broken>
      </div>
      {isHelpOpen && <Help places={places} onClose={closeHelp} />}
      {/* Not loaded lazily: the first letters typed after its key would be lost. */}
      {isPaletteOpen && (
        <Broken instead={<BrokenPalette onClose={closePalette} />}>
          <Palette onClose={closePalette} />
        </Broken>
      )}
      <SessionOver />
    </MeContext>
  );
};

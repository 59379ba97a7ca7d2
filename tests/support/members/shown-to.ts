import type { CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import type { Language, PlacedScreen } from '../../../src/config/portal-config.ts';
import { pacificDate } from '../../../src/member/calendar-day.ts';
import { gatekeeper } from '../../../src/rules/gate.ts';
import type { SampleState } from '../../../src/samples/sample-states.ts';
import { memberValues } from '../../../src/view/member-values.ts';
import { screenAccess } from '../../../src/view/routes/screen-access.ts';
import { buildScreen } from '../../../src/view/screen/build-screen.ts';
import { firstLoginView } from '../../../src/view/screen/first-login-view.ts';
import { type Opening, openPath } from '../../../src/view/screen/open-address.ts';
import { buildShell } from '../../../src/view/shell/build-shell.ts';
import type { ViewContext } from '../../../src/view/view-context.ts';

const firstEnvironment = ({ config }: CompiledPortal): ViewContext['environment'] => {
  const [environment] = Object.values(config.environments);
  if (!environment) throw new Error('The configuration has no environment');
  return environment;
};

/** What the views of a configuration are built from for one member. */
export const contextOf = (
  portal: CompiledPortal,
  state: SampleState,
  { language, now }: Moment,
): ViewContext => ({
  config: portal.config,
  environment: firstEnvironment(portal),
  words: portal.words[language],
  language,
  member: state.member,
  coverage: state.coverage,
  memberValues,
  gate: gatekeeper(portal.config)(state.facts, () => pacificDate(now)),
  now,
  windowWidth: 1200,
  signIn: {},
});

export interface Moment {
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
}

const root = { pathname: '/', search: '', hash: '' };

/** Whether a path leads to its own screen, or on from it, so that the address is one that the member uses. */
const isOpen = (opening: Opening, screen: PlacedScreen, context: ViewContext): boolean =>
  opening.kind === 'screen'
    ? opening.screen.key === screen.key
    : screen.forwardTo !== undefined &&
      opening.kind !== 'signIn' &&
      screenAccess(screen, context).access === 'open';

const seenOf = (opening: Opening, context: ViewContext): unknown => {
  if (opening.kind === 'screen') return [opening.screen.key, buildScreen(opening.screen, context)];
  return opening.kind === 'nothing' ? [opening.screen.key] : opening;
};

/**
 * The dialogs that stand over every screen, with the words that their components say: the first-time dialog,
 * and the notice before an outside link.
 */
const dialogsOf = (context: ViewContext): readonly (readonly [string, string])[] => {
  const { member, gate, config, words } = context;
  const { firstLogin, leaving } = words.components;
  const isDue = member !== undefined && firstLoginView(context).isDue;
  const isAnnounced = gate.decide(config.settings.externalLinkNotice).shown;
  return [
    ['the first login', JSON.stringify(isDue && [firstLoginView(context), firstLogin])],
    ['the notice before outside links', JSON.stringify(isAnnounced && leaving)],
  ];
};

/**
 * Everything that the views give one member in one language, as text: each screen by its key, with what its
 * path does, and the shell.
 */
export const shownTo = (
  portal: CompiledPortal,
  state: SampleState,
  moment: Moment,
): ReadonlyMap<string, string> => {
  const context = contextOf(portal, state, moment);
  const { config, language } = context;
  const screens = config.screens.map((screen): readonly [string, string] => {
    const { key } = screen;
    const path = config.paths[language][key] ?? '/nowhere';
    const opening = openPath(path, context);
    return [key, JSON.stringify([isOpen(opening, screen, context) && path, seenOf(opening, context)])];
  });
  const shell = buildShell(context, { place: root, currentKey: undefined });
  return new Map([...screens, ['the shell', JSON.stringify(shell)], ...dialogsOf(context)]);
};

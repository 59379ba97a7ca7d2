import { type ReactNode, useMemo, useState } from 'react';
import type { PortalConfig } from '../../../config/portal-config.ts';
import { middayOf, pacificDate } from '../../../member/calendar-day.ts';
import { matchPath } from '../../../view/routes/paths.ts';
import { useAnswer, useRetryAnswers, useWorkerAnswer } from '../analysis/use-worker-answer.ts';
import type { ItemChange } from '../draft/content/item-changes.ts';
import type { OutlineIndex } from '../draft/content/outline-index.ts';
import { Sentence } from '../i18n/rich.tsx';
import { type Language, type Translate, sentenceCase, useWords } from '../i18n/use-words.ts';
import { TextButton } from '../kit/button.tsx';
import { commandOfKey } from '../kit/commands/declared-commands.ts';
import { spokenDay } from '../kit/pacific-time.ts';
import type { Side, Unanswered } from '../worker/protocol.ts';
import type { FromFrame, Shown } from './frame-messages.ts';
import { hiddenOn, type ItemPeriods, seenOn } from './seen-on-day.ts';
import { pageMarks } from './page-marks.ts';
import { type PageLook, pixels } from './preview-settings.ts';
import { PreviewStage } from './preview-stage.tsx';
import type { Personas } from './use-personas.ts';
import { useDay } from './use-shown.ts';

interface Props {
  side: Side;
  language: Language;
  screen: string;
  personas: Personas;
  /** The name of the shown source, if it is not the draft. */
  name: string | undefined;
  item: string | undefined;
  on: string | undefined;
  look: PageLook;
  outline: OutlineIndex;
  changes: readonly ItemChange[];
  stale: ReadonlySet<string>;
  /** The periods of items that are visible only on some days, by item id. */
  periods: ItemPeriods;
  onScreen: (screen: string) => void;
  onItem: (item: string) => void;
  onLanguage: (language: Language) => void;
  onSeer: () => void;
}

type FrameReport = Extract<FromFrame, { type: 'leave' | 'action' | 'failed' }> | { readonly type: 'silent' };

const minute = 60_000;

// A screen without its own path is shown at an address that nothing else has.
const pathOf = (config: PortalConfig, language: Language, screen: string): string =>
  encodeURI(config.paths[language][screen] ?? `/-/${screen}`);

interface ShownPage {
  /**
   * The page to show; undefined until all its data is available. Stays the same object until something
   * changes.
   */
  readonly shown: Shown | undefined;
  readonly unanswered: Unanswered | undefined;
}

const useShown = ({
  side,
  language,
  screen,
  personas,
  item,
  on,
  look,
  outline,
  changes,
  stale,
  periods,
}: Props): ShownPage => {
  const { t, language: says } = useWords();
  const { answer: compiled, unanswered } = useWorkerAnswer('compiled', { language, side });
  const { person } = personas;
  const { dataString, coverage } = person ?? {};
  const seen = useAnswer(
    'seen',
    person && look.hasOutlines ? { dataString, coverage, side, language: says, on } : undefined,
  );
  const [opened] = useState(() => Math.floor(Date.now() / minute) * minute);
  const marks = useMemo(() => {
    const words = {
      changed: t('preview.note.changed'),
      added: t('preview.note.added'),
      stale: t('preview.note.stale'),
    };
    const isDraft = side === 'draft';
    const day = on ?? pacificDate(opened);
    return pageMarks({
      outline,
      changes: isDraft ? changes : [],
      seen: seen && isDraft ? seenOn(seen, periods, { day, t, language: says }) : seen,
      stale: isDraft ? stale : new Set(),
      says: words,
    });
  }, [outline, changes, stale, periods, side, seen, on, opened, t, says]);
  const isKept = compiled?.isKept === true;
  const { isDark, hasOutlines } = look;
  const mode = useMemo(
    () =>
      ({
        look: isDark ? 'dark' : 'light',
        outlines: hasOutlines,
        chosen: item,
        isOld: isKept,
        says,
      }) as const,
    [isDark, hasOutlines, item, isKept, says],
  );
  const shown = useMemo(() => {
    if (!compiled || !person) return undefined;
    const { config, words, theme } = compiled;
    const now = on === undefined ? opened : middayOf(on);
    return {
      config,
      words,
      theme,
      language,
      path: pathOf(config, language, screen),
      dataString,
      coverage,
      now,
      marks,
      mode,
    };
  }, [compiled, person, dataString, coverage, language, screen, on, opened, marks, mode]);
  return { shown, unanswered };
};

// Explains why the page shows another member than requested.
const useMissing = ({ personas: { missing, found, choice }, item = '', periods }: Props): ReactNode => {
  const { t, language } = useWords();
  const day = useDay();
  const retry = useRetryAnswers();
  if (missing === undefined) return undefined;
  const hidden = hiddenOn(item, periods, { day, t, language });
  const why = hidden === undefined ? (found?.why ?? '') : `${sentenceCase(hidden)}.`;
  return (
    <>
      <Sentence text={t(`preview.missing.${missing}`, { day: spokenDay(day, language), why })} />{' '}
      {choice && t('preview.missing.instead', { name: [choice.tag, choice.label].filter(Boolean).join(' ') })}{' '}
      {missing === 'failed' && <TextButton onClick={retry}>{t('preview.retry')}</TextButton>}
    </>
  );
};

const describeLast = (last: FrameReport | undefined, t: Translate): readonly ReactNode[] => {
  if (last?.type === 'leave') return [t('preview.leaves', { href: last.href })];
  if (last?.type === 'failed')
    return [last.text === '' ? t('preview.failedPage') : t('preview.failed', { item: last.text })];
  if (last?.type === 'silent') return [t('preview.silent')];
  if (last?.type !== 'action') return [];
  const names = [
    'chooseCoverage',
    'resetCoverage',
    'switchMember',
    'logOut',
    'goBack',
    'retrySignIn',
  ] as const;
  return [t(`preview.acts.${names.find((one) => one === last.name) ?? 'other'}`)];
};

export const PreviewPane = (props: Props) => {
  const { t } = useWords();
  const { side, name, language, screen, personas, look, item, onItem, onScreen, onLanguage, onSeer } = props;
  const { shown, unanswered } = useShown(props);
  const missing = useMissing(props);
  const retry = useRetryAnswers();
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<FrameReport>();
  const [led, setLed] = useState<string>();
  const [newest, setNewest] = useState(0);
  const onMessage = (message: FromFrame): void => {
    if (message.type === 'chose') onItem(message.item);
    else if (message.type === 'language') onLanguage(message.language);
    else if (message.type === 'key') commandOfKey(message.name)?.run();
    else if (message.type === 'at') {
      const key = shown && matchPath(shown.config, language, message.path.split('?')[0] ?? '');
      if (key !== undefined && key !== screen) onScreen(key);
      setLast(undefined);
    } else if (message.type === 'painted') {
      setLed(message.path);
      // Painting the last good page again after a failure does not clear the failure.
      if (message.id > newest)
        setLast((report) => (report?.type === 'failed' || report?.type === 'silent' ? undefined : report));
      setNewest(Math.max(newest, message.id));
    } else if (message.type !== 'ready') setLast(message);
  };
  const isLed = shown !== undefined && !look.hasOutlines && led !== undefined && led !== shown.path;
  const { found, choice } = personas;
  const hasStopped = last?.type === 'silent' || last?.type === 'failed';
  const tryAgain = (): void => {
    setLast(undefined);
    setNewest(0);
    setAttempt(attempt + 1);
    retry();
  };
  const notes: readonly ReactNode[] = [
    ...(shown?.mode.isOld ? [t('preview.old')] : []),
    ...describeLast(last, t),
    ...(shown === undefined && unanswered ? [t(`preview.unanswered.${unanswered}`)] : []),
    ...(hasStopped || (shown === undefined && unanswered === 'failed')
      ? [<TextButton onClick={tryAgain}>{t('preview.retry')}</TextButton>]
      : []),
    ...(missing === undefined ? [] : [missing]),
    ...(found && found.untrue.length > 0 ? [t('preview.untrue', { facts: found.untrue.join(', ') })] : []),
    ...(isLed
      ? [
          <>
            {t('preview.closed', { name: choice?.label ?? '', path: led })}{' '}
            {item !== undefined && <TextButton onClick={onSeer}>{t('preview.seer')}</TextButton>}
          </>,
        ]
      : []),
  ];
  return (
    <PreviewStage
      shown={shown}
      width={pixels[look.width]}
      attempt={attempt}
      side={name ?? t(side === 'draft' ? 'preview.draft' : 'preview.live')}
      notes={notes}
      onTold={onMessage}
      onSilent={() => setLast({ type: 'silent' })}
    />
  );
};

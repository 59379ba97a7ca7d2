import { useEffect, useState } from 'react';
import { type Language, type Translate, useWords } from '../i18n/use-words.ts';
import { pacificZone } from './pacific-time.ts';

const locales = { en: 'en-US', es: 'es-US' } as const;

type Parts = Intl.DateTimeFormatOptions;
const formatTime = (
  at: Date,
  language: Language,
  parts: Parts,
  timeZone: string | undefined = pacificZone,
): string => new Intl.DateTimeFormat(locales[language], { ...parts, timeZone }).format(at);

const clock: Parts = { hour: 'numeric', minute: '2-digit' };
const day: Parts = { month: 'short', day: 'numeric' };

// A sortable key: `2026-11-23`.
export const pacificDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: pacificZone }).format(at);

const dayBefore = (now: Date): Date => new Date(now.getTime() - 86_400_000);

// `8:02 AM`, Pacific time.
export const clockTime = (at: Date, language: Language): string => formatTime(at, language, clock);

// `Nov 20, 8:02 AM`; of another year `Nov 20, 2025, 8:02 AM`. Pacific time.
export const dayAndTime = (at: Date, now: Date, language: Language): string => {
  const isThisYear = pacificDay(at).slice(0, 4) === pacificDay(now).slice(0, 4);
  return formatTime(at, language, { ...day, ...clock, ...(isThisYear ? {} : { year: 'numeric' }) });
};

// `Nov 20, 2026`, Pacific time.
export const wholeDay = (at: Date, language: Language): string =>
  formatTime(at, language, { ...day, year: 'numeric' });

// Today, yesterday or `November 20`, with the year if it is another.
export const dayName = (at: Date, now: Date, language: Language, t: Translate): string => {
  const key = pacificDay(at);
  if (key === pacificDay(now)) return t('common.is.today');
  if (key === pacificDay(dayBefore(now))) return t('common.is.yesterday');
  const isThisYear = key.slice(0, 4) === pacificDay(now).slice(0, 4);
  return formatTime(at, language, {
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
};

const shortly = (at: Date, now: Date, language: Language, t: Translate): string => {
  const key = pacificDay(at);
  const today = pacificDay(now);
  if (key === today) return clockTime(at, language);
  if (key === pacificDay(dayBefore(now))) return t('common.is.yesterday');
  return formatTime(at, language, {
    ...day,
    ...(key.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  });
};

// Every half minute, so that "today" stays true on an open page.
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

// YYYY-MM-DD in Pacific time. Renders again only when the day changes.
export const useToday = (): string => {
  const [today, setToday] = useState(() => pacificDay(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(pacificDay(new Date())), 30_000);
    return () => clearInterval(timer);
  }, []);
  return today;
};

interface Props {
  at: string;
  /** Shows the date even if it is today. */
  whole?: boolean;
}

// The tooltip and screen readers get the user's own time if the zones differ.
export const Moment = ({ at, whole = false }: Props) => {
  const { language, t } = useWords();
  const now = useNow();
  const date = new Date(at);
  const pacificTime = dayAndTime(date, now, language);
  const own = formatTime(date, language, { ...day, ...clock, timeZoneName: 'short' }, undefined);
  return (
    <time dateTime={at} title={`${pacificTime} · ${t('common.is.yourTime', { time: own })}`}>
      {whole ? pacificTime : shortly(date, now, language, t)}
    </time>
  );
};

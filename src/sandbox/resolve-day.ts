import type { CalendarDay } from '../member/member.ts';

/** Turns a relative day of a sample record (`T`, `T+12`, `T-400`, `BOY`) into a calendar day; throws on any other text. */
export const resolveDay = (text: string, today: CalendarDay): CalendarDay => {
  if (text === 'BOY') return { year: today.year, month: 1, day: 1 };
  const offset = /^T([+-]\d+)?$/.exec(text);
  if (!offset) throw new Error(`not a relative day: ${text}`);
  const day = new Date(Date.UTC(today.year, today.month - 1, today.day + Number(offset[1] ?? 0)));
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
};

import { describe, expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

const names = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  es: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
};

describe('formatDay', () => {
  it('R5.14: writes every month by its full name, in the language of the page', () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = { year: 2027, month, day: 5 };
      expect(formatDay(day, 'en')).toBe(`${names.en[month - 1]} 5, 2027`);
      expect(formatDay(day, 'es')).toBe(`5 de ${names.es[month - 1]} de 2027`);
    }
  });

  it('R5.14: writes the English form on a Spanish page where that is configured', () => {
    expect(formatDay({ year: 2027, month: 1, day: 5 }, 'es', 'en')).toBe('January 5, 2027');
  });
});

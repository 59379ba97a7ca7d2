import { describe, expect, it } from 'vitest';
import { figuresIn, unlikeFigures } from './figures.ts';

describe('the figures of a text', () => {
  it.each([
    ['Call 1-800-555-0142.', 'Llame al 1 800 555 0142.'],
    ['since November 1, 2023', 'desde el 1 de noviembre de 2023'],
    ['on 5 May', 'el 5 de mayo'],
    ['from Jan. 2022 - Oct. 2023', 'de enero de 2022 a octubre de 2023'],
    [
      '5 pm to 8 am, 24 hours on weekends',
      'de 5\u00a0p.\u00a0m. a 8\u00a0a.\u00a0m., las 24 horas los fines de semana',
    ],
    ['open until 5:30 pm', 'abierto hasta las 17:30'],
    ['$3,000 and $1,234.56', '$3.000 y $1 234,56'.replace('1 2', '1\u00a02')],
    ['100% of costs', 'el 100 % de los costos'],
    ['for 6 weeks', 'durante seis semanas'],
    ['two of 3', '2 de tres'],
    ['See https://www.brisamar.example/help.', 'Vea https://es.www.brisamar.example/help'],
    ['They may bill you', 'Pueden facturarle'],
    ['before {terminationDate}', 'antes del {terminationDate}'],
    ['COVID-19', 'COVID-19'],
  ])('%s and %s agree', (en, es) => {
    expect(unlikeFigures({ en, es })).toEqual({ en: [], es: [] });
  });

  it.each([
    ['Call 1-800-555-0142.', 'Llame al 1-800-555-0143.', ['phone 8005550142'], ['phone 8005550143']],
    ['before November 1', 'antes del 1 de diciembre', ['month 11'], ['month 12']],
    ['from 5 pm', 'desde las 5 a. m.', ['17:00'], ['05:00']],
    ['$3,000', '$300', ['3000'], ['300']],
    ['for six weeks', 'durante 7 semanas', [], ['7']],
    [
      'help@brisamar.example',
      'ayuda@brisamar.example',
      ['help@brisamar.example'],
      ['ayuda@brisamar.example'],
    ],
    ['within 30 days', 'pronto', ['30'], []],
    ['10 and 10', '10', ['10'], []],
  ])('%s and %s do not', (en, es, inEnglish, inSpanish) => {
    expect(unlikeFigures({ en, es })).toEqual({ en: inEnglish, es: inSpanish });
  });

  it('of one kind do not match another kind', () => {
    expect(
      figuresIn('On May 5, 2024 at 9 am call 800-555-0142 or see www.brisamar.example/5.', 'en'),
    ).toEqual(['www.brisamar.example/5', 'phone 8005550142', '09:00', 'month 5', '5', '2024']);
  });
});

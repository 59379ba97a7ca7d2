import { contentGuid } from './content-guid.ts';
import { contentLocale } from './content-locale.ts';

const widgetKind = 8;

const widgets = {
  en: [
    ['Nurse line', 'Speak with a nurse from 5 p.m. to 8 a.m. on weekdays and 24 hours on weekends.'],
    ['Health coaching', 'Weekly phone sessions for six weeks.'],
  ],
  es: [
    ['Línea de enfermería', 'Hable con personal de enfermería de 5 p. m. a 8 a. m. entre semana y las 24 horas los fines de semana.'],
    ['Asesoría de salud', 'Sesiones telefónicas semanales durante seis semanas.'],
  ],
};

/** The mock content function for widgets (specification 7, R7.024): title and text of each widget of a language, without a network. */
export const mockWidgets = (locale: string, log: (message: string) => void = console.warn) =>
  widgets[contentLocale(locale, log)].map(([title, text], place) => ({
    Id: contentGuid(widgetKind, place + 1),
    Title: title,
    Content: text,
  }));

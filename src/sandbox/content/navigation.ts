import { contentGuid, type ContentLanguage, contentLocale, pageRecords } from './pages.ts';

const entryKind = 6;
const blockKind = 7;

const words = {
  en: {
    main: 'Main',
    secondary: 'Secondary',
    ignored: 'Ignored',
    claims: ['Claims and payments', 'claims'],
    more: 'More from Brisamar',
    visit: 'Visit brisamar.example',
  },
  es: {
    main: 'Principal',
    secondary: 'Secundario',
    ignored: 'Ignorado',
    claims: ['Reclamos y pagos', 'reclamos'],
    more: 'Más de Brisamar',
    visit: 'Visite brisamar.example',
  },
} as const;

interface Link {
  readonly title: string;
  readonly urlName: string;
}

const entry = (number: number, title: string, links: readonly Link[]) => ({
  Id: contentGuid(entryKind, number),
  Title: { Value: title },
  UrlName: title.toLowerCase(),
  Pages: links.map((link, index) => ({
    Id: contentGuid(entryKind, number * 100 + index + 1),
    Title: { Value: link.title },
    UrlName: link.urlName,
  })),
});

const footer = (language: ContentLanguage, isHostile: boolean) => {
  const items = [
    {
      Url: pageRecords(language, false)[1]?.RelativeUrlPath,
      TitlesPath: pageRecords(language, false)[1]?.Title,
    },
    { Url: 'https://www.brisamar.example/', TitlesPath: words[language].visit },
    ...(isHostile
      ? [
          { Url: 'http://evil.example/', TitlesPath: 'Not secure' },
          { Url: '//evil.example/', TitlesPath: 'Elsewhere' },
        ]
      : []),
  ];
  return [
    {
      Id: contentGuid(blockKind, 1),
      Container_Label: words[language].more,
      Container_Css: 'footer-more',
      Children: [{ CssClass: 'footer-column', Items: items }],
    },
  ];
};

// The portal reads two of the three entries. Only the `relabel` knob renames a portal item (contract 5).
export const navigation = (language: ContentLanguage, knob: string) => {
  const word = words[language];
  const [title, urlName] = word.claims;
  const extra = pageRecords(language, false).map((page) => ({
    title: page.Title,
    urlName: page.UrlName ?? '',
  }));
  return {
    value: [
      entry(1, word.main, knob === 'relabel' ? [{ title, urlName }] : []),
      entry(2, word.secondary, extra),
      entry(3, word.ignored, [{ title: word.ignored, urlName }]),
    ],
    footer: footer(language, knob === 'hostile'),
  };
};

const widgetKind = 8;

const widgets = {
  en: [
    ['Nurse line', 'Speak with a nurse from 5 p.m. to 8 a.m. on weekdays and 24 hours on weekends.'],
    ['Health coaching', 'Weekly phone sessions for six weeks.'],
  ],
  es: [
    [
      'Línea de enfermería',
      'Hable con personal de enfermería de 5 p. m. a 8 a. m. entre semana y las 24 horas los fines de semana.',
    ],
    ['Asesoría de salud', 'Sesiones telefónicas semanales durante seis semanas.'],
  ],
};

// The mock function for widgets (R7.024), without a network.
export const mockWidgets = (locale: string, log: (message: string) => void = console.warn) =>
  widgets[contentLocale(locale, log)].map(([title, text], index) => ({
    Id: contentGuid(widgetKind, index + 1),
    Title: title,
    Content: text,
  }));

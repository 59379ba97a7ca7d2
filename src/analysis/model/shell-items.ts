import type { Redirect, SocialLink } from '../../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import { variantField } from '../../rules/variants.ts';
import { type ItemDraft, type ItemKind, makeItem, type Making, type PortalItem } from './item.ts';
import { factHolds, gatedSettings, gateSteps, type ScreenGates, type Step } from './screen-gates.ts';

type Build = Making & { readonly gates: ScreenGates };

type Texts = Readonly<Record<string, unknown>>;

const inBoth = (texts: Texts): Readonly<Record<Language, Texts>> => ({ en: texts, es: texts });

const shown = (
  build: Build,
  kind: ItemKind,
  id: string,
  draft: Pick<ItemDraft, 'words' | 'source'> & Partial<ItemDraft>,
): PortalItem => makeItem(build, { id: `shell/${id}`, kind, steps: [], ...draft });

const supportTexts = ({ brand, variants }: PortalConfig, language: Language): Texts => {
  const fields: Texts = { ...brand };
  const note = (value: unknown): unknown =>
    (value as Readonly<Record<Language, string>> | undefined)?.[language];
  const own = variants.flatMap(({ name }) => [
    [variantField(name, 'phone'), fields[variantField(name, 'supportPhone')]],
    [variantField(name, 'content'), note(fields[variantField(name, 'supportNote')])],
  ]);
  return {
    phone: brand.supportPhone,
    content: note(brand.supportNote),
    ...(Object.fromEntries(own) as Texts),
  };
};

const brandItems = (build: Build): readonly PortalItem[] => {
  const { name, shortName, tagline, phone, address } = build.config.brand;
  const texts = {
    name: {
      en: { title: name, label: shortName, content: tagline.en },
      es: { title: name, label: shortName, content: tagline.es },
    },
    phone: inBoth({ phone }),
    supportPhone: { en: supportTexts(build.config, 'en'), es: supportTexts(build.config, 'es') },
    address: inBoth({ content: address.join(' / ') }),
  };
  return Object.entries(texts).map(([id, own]) =>
    shown(build, 'text', `brand/${id}`, { words: { texts: own }, source: {} }),
  );
};

const languageItems = (build: Build): readonly PortalItem[] =>
  build.config.languages.map(({ lang, dir, autonym, en, es, tooltip }) => {
    const texts = {
      en: { title: autonym, label: en, content: tooltip },
      es: { title: autonym, label: es, content: tooltip },
    };
    return shown(build, 'text', `languages/${lang}`, { words: { texts }, source: { dir } });
  });

const linkItems = (build: Build, file: string, links: readonly SocialLink[]): readonly PortalItem[] =>
  links.map(({ name, link }) =>
    shown(build, 'link', `${file}/${name}`, {
      words: { texts: inBoth({ label: name }) },
      source: { link, openInNewTab: true },
    }),
  );

// The second step of the first-login dialog is shown only to members who get the dialog.
const settingItem = (build: Build, name: (typeof gatedSettings)[number]): PortalItem => {
  const { config, world, gates } = build;
  const id = `shell/settings/${name}`;
  const step = (setting: (typeof gatedSettings)[number]): readonly Step[] =>
    gateSteps(world, { kind: 'item', at: id, when: config.settings[setting] });
  const signedIn: Step = {
    kind: 'signedIn',
    at: id,
    ...factHolds(config, 'session:isLoggedIn'),
    holds: gates.signedIn,
  };
  const steps = {
    noPlans: [signedIn, ...step('noPlans')],
    firstLogin: [signedIn, ...step('firstLogin')],
    firstLoginPaperless: [signedIn, ...step('firstLogin'), ...step('firstLoginPaperless')],
    externalLinkNotice: step('externalLinkNotice'),
  }[name];
  const shows = {
    noPlans: { words: { texts: inBoth({}) }, source: {} },
    firstLogin: { words: { component: 'firstLogin' }, source: { frame: 'preferences' } },
    firstLoginPaperless: { words: { component: 'firstLogin' }, source: { frame: 'paperless' } },
    externalLinkNotice: { words: { component: 'leaving' }, source: {} },
  }[name];
  return shown(build, 'setting', `settings/${name}`, { ...shows, steps });
};

// With its days, because other days may lead elsewhere.
const redirectName = ({ path, query = {}, from = '', until = '' }: Redirect): string => {
  const address = [path, new URLSearchParams(query).toString()].filter((part) => part !== '').join('?');
  return from + until === '' ? address : `${address} ${from}..${until}`;
};

// Of several redirects from one address, only the first is followed.
const followed = (redirects: readonly Redirect[]): readonly Redirect[] =>
  [...Map.groupBy(redirects, redirectName).values()].flatMap(([first]) => first ?? []);

const redirectItem = (build: Build, redirect: Redirect): PortalItem => {
  const name = redirectName(redirect);
  const words = { texts: inBoth({ title: name }) };
  return shown(build, 'redirect', `redirects/${name.replaceAll('/', '%2F')}`, {
    words,
    source: redirect,
    linkField: 'to',
    leadsEverybody: true,
  });
};

export const shellItems = (build: Build): readonly PortalItem[] => {
  const { social, reviews, redirects } = build.config;
  return [
    ...brandItems(build),
    ...languageItems(build),
    ...linkItems(build, 'social', social),
    ...linkItems(build, 'reviews', reviews),
    ...gatedSettings.map((name) => settingItem(build, name)),
    ...followed(redirects).map((redirect) => redirectItem(build, redirect)),
  ];
};

import type { Language } from '../../../src/config/portal-config.ts';
import { leave } from '../../../src/services/addresses.ts';
import { readFrameMessage } from '../../../src/services/frames/frame-hub.ts';
import { spanishHost } from '../../../src/services/language/spanish-host.ts';
import { postLoginRedirect } from '../../../src/services/sign-in/post-login-redirect.ts';
import { safeStorage, storageKeys } from '../../../src/services/storage.ts';
import { hrefInLanguage, savedPage } from '../../../src/view/routes/hrefs.ts';
import { legacyAddress } from '../../../src/view/routes/legacy-address.ts';
import { shippedConfig } from '../config/shipped-config.ts';
import { fakeStorage } from './fakes.ts';
import { hostileTexts } from './hostile-texts.ts';

const { config } = shippedConfig;
const portal = 'https://members.brisamar.example';
const allowed = new Set([portal, 'https://es.members.brisamar.example']);
const { move } = spanishHost(['members.brisamar.example']);
const languages: readonly Language[] = ['en', 'es'];

/** True for an address that a browser, standing on the portal, would follow to another origin. */
const escapes = (target: string | undefined): boolean => {
  if (target === undefined) return false;
  return !URL.canParse(target, portal) || !allowed.has(new URL(target, portal).origin);
};

/** The portal's own address with the text as its path. */
const place = (text: string): URL =>
  URL.canParse(`${portal}/${text}`) ? new URL(`${portal}/${text}`) : new URL(portal);

const stored = (text: string): string => {
  const storage = safeStorage(() => fakeStorage({ [storageKeys.redirect]: text }));
  return postLoginRedirect(storage).read() ?? '/';
};

const noted = (text: string): string => {
  const redirect = postLoginRedirect(safeStorage(() => fakeStorage()));
  redirect.note({ path: text, isHome: false, isLoginPage: false, isSelected: true });
  return redirect.read() ?? '/';
};

const asked = (text: string): string | undefined => {
  const message = readFrameMessage(text, 'www.brisamar.example');
  return message?.kind === 'open' ? savedPage(message.path, { config, language: 'en' }) : undefined;
};

const left = (text: string): string | undefined => {
  let target: string | undefined;
  leave({ location: { replace: (href: string | URL) => void (target = String(href)) } }, text, allowed);
  return target;
};

/** Where a text leads that comes in at each door of the portal. */
export const doors: Readonly<Record<string, (text: string) => readonly (string | undefined)[]>> = {
  'the kept redirect': (text) => languages.map((language) => savedPage(stored(text), { config, language })),
  'the page noted before signing in': (text) => [noted(text)],
  'an address in a frame message': (text) => [
    asked(text),
    asked(`https://www.brisamar.example/${text}`),
    asked(`https://www.brisamar.example${text}`),
  ],
  'the move to the es. host': (text) => languages.map((language) => move(place(text).href, language)),
  'the language switch': (text) =>
    languages.map((language) => hrefInLanguage(language, place(text), { config, language: 'en' })),
  'the map of legacy addresses': (text) => [
    legacyAddress(place(text), config.redirects)?.replace(/^route:/, '/'),
  ],
  'the door for whole-page moves': (text) => [left(text), left(`${portal}${text}`)],
};

/** Texts that escape at a door, out of `count` made from `seed`; at most ten. */
export const escapesAt = (door: string, count: number, seed: number): readonly string[] => {
  const found: string[] = [];
  for (const text of hostileTexts(count, seed)) {
    if (found.length < 10 && doors[door]?.(text).some(escapes)) found.push(text);
  }
  return found;
};

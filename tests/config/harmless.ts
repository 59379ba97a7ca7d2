import { valueAt } from '../../src/config/check/index/unknown-names.ts';
import type { ConfigDocument } from '../../src/config/files/document.ts';
import type { Mutant } from './mutants.ts';

/**
 * Values that any other text, number or spelling may take the place of: the edited configuration means
 * something else, and is sound.
 */
const freeValues: readonly RegExp[] = [
  /^words .*\b(title|content|label|linkText|phone|menu|intro|path)$/i,
  /^words .*(Title|Text|Label|LinkText|Intro|Menu)$/,
  /^phrases /,
  /\bsays(Not|Values \S+)? (en|es)$/,
  /^brand (name|shortName|phone|supportPhone|address \d+|tagline (en|es)|theme --font-\S+)$/,
  /^constraints .*\b(evidence (en|es)|id)$/,
  /^facts facts \w+ from$/,
  /^frames frames \w+ (path|query \S+|width|height)$/,
  /^redirects redirects \d+ (path|query \S+)$/,
  /^documents .*\b(href|of|except)$/,
  /^documents (documents|lists) \S+$/,
  /^plans variants \d+ name$/,
  /^waivers waivers \d+ (finding|reason|names \d+)$/,
  /^facts facts \w+ values \d+$/,
  /^links links \w+ (href|clientIds \w+)$/,
  /^links links \w+ $/,
  /^directory (base|query \S+|medicalGroups .*|networks \w+|searches \w+ \w+)$/,
  /^pharmacies vendors \w+ \w+$/,
  /^environments .*\b(publicDomain|legacy|api|content|launchOption|clientId|authorize|token|issuers \d+|origins \d+|frameOrigins \d+|spanishHosts \d+)$/,
  /^menus languages \d+ (lang|autonym|en|es|tooltip)$/,
  /^menus (social|reviews) \d+ name$/,
  /^settings \w+$/,
  /^(section|shared) .*\b(aliases \d+|id)$/,
  /^(section|shared|menus) .*\b\w*[lL]ink$/,
  /\bfaqMain \w+$/,
];

/** Properties that a file may leave out. */
const optionalNames: readonly RegExp[] = [
  /\b(saysValues|saysValues \S+|shortNot|when|icon|area|tone|openInNewTab|layout|parent|whenClosed|withoutPlans|aliases|menu|order|phone|reports|analytics|messageOrigins|members|dir)$/,
  /\b(width|height|scrolling|fitHeight|keepQuery|lang|query|query \S+|pkce|state|authorizationIssuer)$/,
  /^(section|shared|menus) .*\b\w*[lL]ink$/,
  /^directory (medicalGroups|networks|query|searches \w+) /,
  /^pharmacies vendors \w+/,
  /^brand theme /,
  /^(section|shared) .*\bitems$/,
  /^environments environments \w+$/,
  /^documents (documents|lists) \S+$/,
  /\b(clientIds|faqMain) \w+$/,
  /^documents .*\b(href|except)$/,
];

const written = ({ document, path }: Mutant): string => [document.is?.kind, ...path].join(' ');

/**
 * A name or text that stands nowhere else in the configuration is no reference: taking it away or writing it
 * otherwise breaks nothing.
 */
const standsAlone = ({ kind, path, document }: Mutant, documents: readonly ConfigDocument[]): boolean => {
  const value = kind === 'misspellText' ? valueAt(document.value, path) : path.at(-1);
  const name = JSON.stringify(String(value)).slice(1, -1);
  const places = documents.reduce(
    (count, { text }) => count + text.split(`"${name}"`).length + text.split(`:${name}"`).length - 2,
    0,
  );
  return places <= 1;
};

/** Whether a mutant is another sound configuration, so that silence about it is right. */
export const isHarmless = (mutant: Mutant, documents: readonly ConfigDocument[]): boolean => {
  const patterns = mutant.kind === 'dropKey' ? optionalNames : freeValues;
  return patterns.some((pattern) => pattern.test(written(mutant))) || standsAlone(mutant, documents);
};

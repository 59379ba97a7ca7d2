import { namesTarget, type Used, whereUsed } from '../../analysis/explain/where-used.ts';
import type { Subject } from '../../analysis/findings/finding.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { type Text, textsIn } from '../../config/check/words/placeholders.ts';
import { filledText, namedValues, valuesUsed } from '../../config/compile/named-values.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { RedirectsFile } from '../../config/generated/config-files.ts';
import type { Language } from '../../config/portal-config.ts';
import { lineOf, writtenAt } from '../project/places.ts';
import { UnknownName } from '../refusal.ts';

/** A rule, fact or link by its name. */
interface NamedUse {
  readonly kind: Used;
  readonly name: string;
}

/** What is looked for: a named value, or a word, which is a placeholder such as `{name}`, the name of words, or a piece of text in any letter case, with or without accents. */
type Question = (NamedUse | { readonly kind: 'word'; readonly name: string } | { readonly kind: 'value'; readonly name: string }) & {
  readonly language: Language;
};

interface Use {
  readonly place: string;
  /** As `file:line`. */
  readonly at?: string;
}

const declared = ({ portal: { config } }: PortalModel, kind: Used): readonly string[] =>
  kind === 'link'
    ? [...Object.keys(config.links), ...Object.keys(config.frames), ...config.screens.map(({ key }) => key)]
    : [...Object.keys(config.rules), ...Object.keys(config.facts)];

/** What a place of the answer speaks about: `rule isX`, `constraint y`, `home/quickLinks/z link`. */
const subjectOf = ({ byId }: PortalModel, place: string): Subject | undefined => {
  const [first = '', second = ''] = place.split(' ');
  if (first === 'rule' || first === 'constraint') return { kind: first, name: second };
  if (!byId.has(first)) return undefined;
  return { kind: 'item', name: first, ...(/^(\w*[lL]ink|forwardTo|recover|frame)$/.test(second) && { field: second }) };
};

/** Addresses of the legacy site that lead to a link target. */
const redirectsTo = (documents: readonly ConfigDocument[], name: string): readonly Use[] =>
  documents
    .filter(({ is }) => is?.kind === 'redirects')
    .flatMap((document) =>
      (document.value as RedirectsFile).redirects.flatMap(({ path, query, to }, index) => {
        const asked = query ? `?${new URLSearchParams(query).toString()}` : '';
        const at = lineOf({ document, path: ['redirects', index, 'to'], part: 'value' });
        return namesTarget(to, name) ? [{ place: `redirect ${path}${asked}`, at }] : [];
      }),
    );

const usesOf = (model: PortalModel, documents: readonly ConfigDocument[], { kind, name }: NamedUse): readonly Use[] => {
  const names = declared(model, kind);
  const redirects = kind === 'link' ? redirectsTo(documents, name) : [];
  const places = whereUsed(model, kind, name);
  if (places.length + redirects.length === 0 && !names.includes(name)) throw new UnknownName(kind, name, names);
  const uses = places.map((place): Use => {
    const subject = subjectOf(model, place);
    const at = subject && writtenAt(documents, subject);
    return { place, ...(at !== undefined && { at }) };
  });
  return [...uses, ...redirects];
};

/** A text that people read: a word of a language, the brand's names and phones, named values, the help in other languages, names of networks. */
const isSaid = ({ at: { document, path } }: Text): boolean => {
  const kind = document.is?.kind;
  if (kind === 'menus') return ['autonym', 'en', 'es', 'tooltip', 'name'].includes(String(path.at(-1)));
  if (kind === 'values') return path[0] === 'values';
  return path[0] !== '$schema' && (kind === 'brand' ? path[0] !== 'theme' : document.is?.language !== undefined);
};

/** A text as it is looked for: without accents, in one letter case, with plain spaces and apostrophes. */
const searched = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();

const textUse = ({ text, at }: Text): Use => ({ place: `${at.path.join('.')}: ${text}`, at: lineOf(at) });

const wordsWith = (documents: readonly ConfigDocument[], name: string): readonly Use[] => {
  const wanted = searched(name);
  const named = namedValues(documents);
  const says = ({ text, at: { document } }: Text): boolean =>
    [text, filledText(text, named, document.is?.language ?? 'en')].some((one) => searched(one).includes(wanted));
  return documents
    .flatMap(textsIn)
    .filter(isSaid)
    .filter((text) => text.at.path.at(-1) === name || says(text))
    .map(textUse);
};

/** What a named value says, then every text that uses it. */
const usesOfValue = (documents: readonly ConfigDocument[], name: string): readonly Use[] => {
  const texts = documents.flatMap(textsIn);
  const isDeclared = ({ at: { document, path } }: Text): boolean => document.is?.kind === 'values' && path[0] === 'values';
  const declared = texts.filter(isDeclared);
  const own = declared.filter(({ at: { path } }) => path[1] === name);
  if (own.length === 0) throw new UnknownName('value', name, new Set(declared.map(({ at: { path } }) => String(path[1]))));
  return [...own, ...texts.filter(({ text }) => valuesUsed(text).includes(name))].map(textUse);
};

const placesOf = (model: PortalModel, documents: readonly ConfigDocument[], question: Question): readonly Use[] => {
  if (question.kind === 'word') return wordsWith(documents, question.name);
  return question.kind === 'value' ? usesOfValue(documents, question.name) : usesOf(model, documents, question);
};

/** Every place that names a rule, fact, link, word or value, with file and line; an empty word is everywhere. Refuses an unknown name. */
export const usesReport = (
  model: PortalModel,
  documents: readonly ConfigDocument[],
  question: Question,
): { readonly data: object; readonly lines: readonly string[] } => {
  const { kind, name, language } = question;
  const say = sentences(language);
  const used = placesOf(model, documents, question);
  const lines =
    used.length === 0
      ? [say('explain.unused', { name })]
      : [say('explain.usedBy', { name }), ...used.map(({ place, at }) => `  ${place}${at === undefined ? '' : `  (${at})`}`)];
  return { data: { kind, name, usedBy: used }, lines };
};

import { namesTarget, type Used, whereUsed } from '../../analysis/explain/where-used.ts';
import type { Subject } from '../../analysis/findings/finding.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { type Text, textsIn } from '../../config/check/words/placeholders.ts';
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

/** What is looked for: a word is a placeholder such as `{name}`, the name of words, or a piece of text in any letter case, with or without accents. */
type Question = (NamedUse | { readonly kind: 'word'; readonly name: string }) & { readonly language: Language };

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

/** A text that people read: a word of a language, the brand's names and phones, the help in other languages, names of networks. */
const isSaid = ({ at: { document, path } }: Text): boolean => {
  const kind = document.is?.kind;
  if (kind === 'menus') return ['autonym', 'en', 'es', 'tooltip', 'name'].includes(String(path.at(-1)));
  return path[0] !== '$schema' && (kind === 'brand' ? path[0] !== 'theme' : document.is?.language !== undefined);
};

/** A text as it is looked for: without accents, in one letter case, with plain spaces and apostrophes. */
const searched = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();

const wordsWith = (documents: readonly ConfigDocument[], name: string): readonly Use[] => {
  const wanted = searched(name);
  return documents
    .flatMap(textsIn)
    .filter(isSaid)
    .filter(({ text, at: { path } }) => path.at(-1) === name || searched(text).includes(wanted))
    .map(({ text, at }) => ({ place: `${at.path.join('.')}: ${text}`, at: lineOf(at) }));
};

/** Every place that names a rule, fact, link or word, with file and line; an empty word is everywhere. Refuses an unknown name. */
export const usesReport = (
  model: PortalModel,
  documents: readonly ConfigDocument[],
  question: Question,
): { readonly data: object; readonly lines: readonly string[] } => {
  const { kind, name, language } = question;
  const say = sentences(language);
  const used = question.kind === 'word' ? wordsWith(documents, name) : usesOf(model, documents, question);
  const lines =
    used.length === 0
      ? [say('explain.unused', { name })]
      : [say('explain.usedBy', { name }), ...used.map(({ place, at }) => `  ${place}${at === undefined ? '' : `  (${at})`}`)];
  return { data: { kind, name, usedBy: used }, lines };
};

import type { Element } from '@xmldom/xmldom';
import { invalidRequest } from '../../refusal.ts';
import { attributeOf, childrenNamed, inheritedAttribute } from './elements.ts';
import { leastProgress, type Progress } from './states.ts';

/** A part of a unit in reading order. */
export interface Segment {
  readonly source: string;
  /** Absent if the segment is not translated. */
  readonly target?: string;
  readonly progress: Progress;
}

const isLanguage = (tag: string, language: string): boolean => {
  const [main] = tag.trim().toLowerCase().replaceAll('_', '-').split('-');
  return main === language;
};

/** Throws `InvalidRequest` if the attribute names a language other than `language`. */
export const refuseOtherLanguage = (element: Element, name: string, language: 'en' | 'es'): void => {
  const tag = attributeOf(element, name);
  if (tag !== undefined && tag !== '' && !isLanguage(tag, language))
    throw invalidRequest(language === 'en' ? 'xliff-source' : 'xliff-target', { language: tag });
};

/**
 * Returns the only child with this name; undefined if it does not exist. Throws `InvalidRequest` if there are
 * several.
 */
export const onlyChild = (element: Element, name: 'source' | 'target'): Element | undefined => {
  const [found, ...others] = childrenNamed(element, name);
  if (others.length > 0) throw invalidRequest('several-texts', { name });
  if (found) refuseOtherLanguage(found, 'xml:lang', name === 'source' ? 'en' : 'es');
  return found;
};

export const isTranslatable = (unit: Element): boolean => inheritedAttribute(unit, 'translate') !== 'no';

interface UnitText {
  readonly en: string;
  readonly es: string;
  readonly isApproved?: true;
  readonly needsReview?: true;
}

const isTranslated = ({ source, target = '' }: Segment): boolean =>
  target.trim() !== '' || source.trim() === '';

const marks: Readonly<Record<Progress, Pick<UnitText, 'isApproved' | 'needsReview'>>> = {
  ...{ approved: { isApproved: true }, translated: {}, unfinished: { needsReview: true } },
};

/** Joins the segments of a unit. Returns no translation unless every segment has one. */
export const joinSegments = (
  sources: readonly Segment[],
  // In another order if the translation moves segments.
  targets: readonly Segment[] = sources,
): UnitText => {
  const en = sources.map(({ source }) => source).join('');
  const es = sources.every(isTranslated) ? targets.map(({ target = '' }) => target).join('') : '';
  const progress = leastProgress(sources.map((segment) => segment.progress));
  return es === '' ? { en, es } : { en, es, ...marks[progress] };
};

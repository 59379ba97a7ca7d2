import type { Element } from '@xmldom/xmldom';
import { invalidRequest } from '../../refusal.ts';
import { attributeOf, childrenNamed, isElement, isText, nodesOf } from './elements.ts';
import { characterOf, type OriginalData } from './inline-codes.ts';
import { codesIn, readText } from './read-text.ts';
import { onlyChild, type Segment } from './read-unit.ts';
import { progress20 } from './states.ts';

const dataText = (data: Element): string =>
  nodesOf(data)
    .map((node) => {
      if (isText(node)) return node.nodeValue ?? '';
      return isElement(node) ? characterOf(node.getAttribute('hex') ?? '') : '';
    })
    .join('');

const originalDataOf = (unit: Element): OriginalData =>
  new Map(
    childrenNamed(unit, 'originalData')
      .flatMap((list) => childrenNamed(list, 'data'))
      .map((data) => [data.getAttribute('id') ?? '', dataText(data)]),
  );

export interface Unit20 {
  readonly sources: readonly Segment[];
  /** The same segments, in the order of the translation. */
  readonly targets: readonly Segment[];
}

const placeOf = (target: Element | undefined, index: number): number => {
  const place = Number(target ? attributeOf(target, 'order') : undefined);
  return Number.isInteger(place) ? place : index + 1;
};

/** Reads the segments of a `unit`. Throws `InvalidRequest` if one of them cannot be read. */
export const readUnit20 = (unit: Element): Unit20 => {
  const parts = childrenNamed(unit, 'segment', 'ignorable').map((part, index) => {
    const source = onlyChild(part, 'source');
    if (!source) throw invalidRequest('no-source');
    const target = onlyChild(part, 'target');
    return { part, source, target, place: placeOf(target, index) };
  });
  if (parts.length === 0) throw invalidRequest('no-source');
  const data = originalDataOf(unit);
  const codes = codesIn(
    parts.map(({ source }) => source),
    '2.0',
    data,
  );
  const context = { version: '2.0', data, codes } as const;
  const read = parts.map(({ part, source, target, place }) => {
    const en = readText(source, context);
    const es = target && readText(target, context);
    // Without a translation, a part between segments, such as a blank, is the same in both languages.
    const segment: Segment =
      part.localName === 'ignorable'
        ? { source: en, target: es ?? en, progress: 'approved' }
        : { source: en, ...(es !== undefined && { target: es }), progress: progress20(part) };
    return { place, segment };
  });
  return {
    sources: read.map(({ segment }) => segment),
    targets: read.toSorted((one, other) => one.place - other.place).map(({ segment }) => segment),
  };
};

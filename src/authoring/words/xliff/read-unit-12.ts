import type { Element } from '@xmldom/xmldom';
import { invalidRequest } from '../../refusal.ts';
import { attributeOf, childrenNamed, isCore, isElement, nodesOf } from './elements.ts';
import { codesIn, readText, type UnitContext } from './read-text.ts';
import { onlyChild, type Segment } from './read-unit.ts';
import { progress12 } from './states.ts';

const segmentsIn = (element: Element): readonly Element[] =>
  nodesOf(element)
    .filter(isElement)
    .flatMap((child) =>
      isCore(child) && child.localName === 'mrk' && child.getAttribute('mtype') === 'seg'
        ? [child]
        : segmentsIn(child),
    );

// Tools that split a text mark its parts in `seg-source`, and the same parts in `target`.
const isComplete = (unit: Element, target: Element, context: UnitContext): boolean => {
  const translated = new Map(segmentsIn(target).map((part) => [attributeOf(part, 'mid'), part]));
  return childrenNamed(unit, 'seg-source')
    .flatMap(segmentsIn)
    .every((part) => {
      const other = translated.get(attributeOf(part, 'mid'));
      return (
        readText(part, context).trim() === '' ||
        (other !== undefined && readText(other, context).trim() !== '')
      );
    });
};

/** Reads a `trans-unit` as one segment. Throws `InvalidRequest` if it cannot be read. */
export const readUnit12 = (unit: Element): readonly Segment[] => {
  const source = onlyChild(unit, 'source');
  if (!source) throw invalidRequest('no-source');
  const data = new Map<string, string>();
  const context = { version: '1.2', data, codes: codesIn([source], '1.2', data) } as const;
  const target = onlyChild(unit, 'target');
  const en = readText(source, context);
  return target && isComplete(unit, target, context)
    ? [{ source: en, target: readText(target, context), progress: progress12(unit, target) }]
    : [{ source: en, progress: 'unfinished' }];
};

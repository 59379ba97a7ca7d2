import type { WishMark } from '../../../../../authoring/reports/wish-marks.ts';

/** A mark as the address of a page has it: `show~home/quickLinks/changePcp~isPPO`. */
export const markText = ({ item, isShown, who }: WishMark): string => `${isShown ? 'show' : 'hide'}~${item}~${who}`;

/** Reads the marks of an address; what is none is left out. */
export const marksIn = (search: URLSearchParams): readonly WishMark[] =>
  search.getAll('mark').flatMap((text) => {
    const [verb = '', item = '', who = '', ...more] = text.split('~');
    const isOne = (verb === 'show' || verb === 'hide') && item !== '' && who !== '' && more.length === 0;
    return isOne ? [{ item, isShown: verb === 'show', who }] : [];
  });

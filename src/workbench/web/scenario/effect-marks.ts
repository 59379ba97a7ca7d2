import type { EffectMark } from '../../../authoring/reports/effect-marks.ts';

export const suggestPath = (draft: string | undefined, marks: readonly string[] = []): string => {
  const search = new URLSearchParams([
    ...(draft === undefined ? [] : [['draft', draft]]),
    ...marks.map((mark) => ['mark', mark]),
  ]);
  return search.size === 0 ? '/wish' : `/wish?${search.toString()}`;
};

// `show~home/quickLinks/changePcp~isPPO`.
export const markText = ({ item, isShown, who }: EffectMark): string =>
  `${isShown ? 'show' : 'hide'}~${item}~${who}`;

// Invalid marks are left out.
export const marksIn = (search: URLSearchParams): readonly EffectMark[] =>
  search.getAll('mark').flatMap((text) => {
    const [verb = '', item = '', who = '', ...more] = text.split('~');
    const isOne = (verb === 'show' || verb === 'hide') && item !== '' && who !== '' && more.length === 0;
    return isOne ? [{ item, isShown: verb === 'show', who }] : [];
  });

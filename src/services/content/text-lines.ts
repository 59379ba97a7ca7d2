import type { RichTextContent, RichTextElement } from '../../view/faq.ts';
import { allowedHtml } from './allowed-html.ts';

type Part = RichTextContent[number];

const isBlock = (part: Part): part is RichTextElement =>
  typeof part !== 'string' && allowedHtml.blockTags.some((tag) => tag === part.tag);

export const isBlank = (part: Part): boolean => typeof part === 'string' && part.trim() === '';

const runsOf = (content: RichTextContent): readonly (RichTextElement | RichTextContent)[] => {
  const runs: (RichTextElement | Part[])[] = [];
  for (const part of content) {
    const run = runs.at(-1);
    if (isBlock(part)) runs.push(part);
    else if (Array.isArray(run)) run.push(part);
    else runs.push([part]);
  }
  return runs.filter((run) => !Array.isArray(run) || !run.every(isBlank));
};

export const paragraphsOf = (content: RichTextContent): RichTextContent =>
  runsOf(content).map((run) => ('tag' in run ? run : { tag: 'p', children: run }));

const withoutLinks = (part: Part): RichTextContent => {
  if (typeof part === 'string') return [part];
  const children = linesOf(part.children);
  return part.tag === 'a' ? children : [{ ...part, children }];
};

export const linesOf = (content: RichTextContent): RichTextContent =>
  runsOf(content).flatMap((run, index): RichTextContent => {
    const line = 'tag' in run ? linesOf(run.children) : run.flatMap(withoutLinks);
    return index > 0 ? [{ tag: 'br', children: [] }, ...line] : line;
  });

import type { RichTextContent, RichTextElement } from '../../view/faq.ts';

const levels: readonly RichTextElement['tag'][] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const lowest = levels.length - 1;

const levelsIn = (content: RichTextContent): readonly number[] =>
  content
    .flatMap((part) =>
      typeof part === 'string' ? [] : [levels.indexOf(part.tag), ...levelsIn(part.children)],
    )
    .filter((at) => at >= 0);

const movedBy = (content: RichTextContent, steps: number): RichTextContent =>
  content.map((part) => {
    if (typeof part === 'string') return part;
    const at = levels.indexOf(part.tag);
    const tag = at < 0 ? part.tag : (levels[Math.min(at + steps, lowest)] ?? part.tag);
    return { ...part, tag, children: movedBy(part.children, steps) };
  });

export const headingsFrom = (highest: 'h4', content: RichTextContent): RichTextContent =>
  movedBy(content, levels.indexOf(highest) - Math.min(...levelsIn(content)));

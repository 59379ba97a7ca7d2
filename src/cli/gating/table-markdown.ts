import type { Cell, GatingTable } from '../../analysis/table/gating-table.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { cellText } from './cell-text.ts';

const escaped = (text: string): string => text.replace(/[\\|<>*_`]/g, '\\$&').replace(/\s+/g, ' ');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table as a Markdown document: what the columns mean, then one row for each item. */
export const tableMarkdown = ({ language, columns, rows }: GatingTable): string => {
  const say = sentences(language);
  const same = (cells: readonly Cell[]): readonly string[] => cells.map((cell) => escaped(cellText(cell, say)));
  return [
    `# ${say('table.title')}`,
    '',
    say('table.intro'),
    '',
    ...columns.map(({ name, says }) => `- **${name}**: ${escaped(says)}`),
    '',
    line([say('table.item'), ...columns.map(({ name }) => name)]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map(({ id, cells }) => line([`\`${id}\``, ...same(cells)])),
    '',
  ].join('\n');
};

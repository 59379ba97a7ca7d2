import { render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { showStyles } from '../../../../../../tests/support/workbench/show-styles.ts';
import styles from './gating-table.module.css';

const heads = ['Item', 'EGWP', 'Medicare', 'Supplementary', 'CalPERS', 'PPO', 'POS', 'No coverage', 'FEHB'];

const emulate = async (media: string): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { media });
};

// A word on two lines has two boxes.
const brokenWords = (element: Element): readonly string[] => {
  const text = element.firstChild as Text;
  let from = 0;
  return text.data.split(' ').flatMap((word) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + word.length);
    from += word.length + 1;
    return range.getClientRects().length > 1 ? [word] : [];
  });
};

test.each([1000, 390])('the printed table breaks no word of its headings, %i pixels wide', async (width) => {
  onTestFinished(showStyles('light'));
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 900));
  await emulate('print');
  onTestFinished(() => emulate(''));
  const { container } = render(
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={at === 0 ? styles.sticky : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
    </table>,
  );
  const broken = [...container.querySelectorAll('th')].flatMap(brokenWords);
  expect(broken).toEqual([]);
});

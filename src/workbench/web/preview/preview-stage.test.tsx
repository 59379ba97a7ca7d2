import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, onTestFinished, test } from 'vitest';
import { showStyles } from '../../../../tests/support/workbench/show-styles.ts';
import { wordsIn } from '../../../../tests/support/workbench/workbench-tree.tsx';
import styles from './preview-panel.module.css';
import { pixels, type PageWidth } from './preview-settings.ts';
import { PreviewStage } from './preview-stage.tsx';

const ignore = (): void => undefined;

const show = (width: PageWidth, room: number, pages: number): readonly DOMRect[] => {
  onTestFinished(showStyles('light'));
  const { container } = render(
    <I18nextProvider i18n={wordsIn('en')}>
      <div className={styles.preview} style={{ width: room, height: 700 }}>
        <div className={styles.pages}>
          {Array.from({ length: pages }, (_, at) => (
            <PreviewStage
              key={at}
              {...{ shown: undefined, attempt: 0, side: 'draft', notes: [] }}
              width={pixels[width]}
              onTold={ignore}
              onSilent={ignore}
            />
          ))}
        </div>
      </div>
    </I18nextProvider>,
  );
  return [...container.querySelectorAll('figure')].map((one) => one.getBoundingClientRect());
};

test.each<[width: PageWidth, room: number, pages: number, columns: number]>([
  ['desktop', 640, 2, 1],
  ['desktop', 1200, 2, 2],
  ['tablet', 640, 2, 1],
  ['tablet', 700, 2, 2],
  ['phone', 640, 2, 2],
  ['phone', 640, 4, 2],
  ['desktop', 640, 4, 1],
])(
  'pages for a %s in %d pixels are as wide as they fit readably: %d in %d columns',
  (width, room, pages, columns) => {
    const boxes = show(width, room, pages);
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
    for (const box of boxes) {
      expect(box.width).toBeGreaterThanOrEqual(pixels[width] * 0.4);
      expect(box.height).toBeGreaterThanOrEqual(256);
    }
  },
);

test('one page uses all the width of a narrow panel', () => {
  const [box] = show('desktop', 360, 1);
  expect(box!.width).toBeGreaterThan(320);
  expect(box!.width).toBeLessThanOrEqual(360);
});

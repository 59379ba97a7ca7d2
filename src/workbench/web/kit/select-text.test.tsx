import { render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { showStyles } from '../../../../tests/support/workbench/show-styles.ts';
import { Choice, Pick } from './fields.tsx';

const useFinger = async (enabled: boolean): Promise<void> => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
};

const isInk = (pixel: Uint8ClampedArray, paper: Uint8ClampedArray): boolean =>
  pixel.some((value, at) => Math.abs(value - (paper[at] ?? 0)) > 80);

// The free pixels above and below the text, between the left border and the arrow.
const roomAround = async (select: HTMLSelectElement): Promise<readonly [number, number]> => {
  const image = new Image();
  const base64 = await page.elementLocator(select).screenshot({ save: false });
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  canvas.drawImage(image, 0, 0);
  const border = 4;
  const arrow = 32;
  const paper = canvas.getImageData(border, border, 1, 1).data;
  const rows = Array.from({ length: image.height - 2 * border }, (_, row) => {
    const { data } = canvas.getImageData(border, row + border, image.width - border - arrow, 1);
    return Array.from({ length: data.length / 4 }, (__, at) => data.subarray(at * 4, at * 4 + 4));
  });
  const inked = rows.map((row) => row.some((pixel) => isInk(pixel, paper)));
  return [inked.indexOf(true), inked.length - 1 - inked.lastIndexOf(true)];
};

test.each([
  ['a mouse', false, 32],
  ['a finger', true, 44],
] as const)('the text of a list is in the middle of its box for %s', async (_, isTouch, height) => {
  onTestFinished(showStyles('light'));
  await useFinger(isTouch);
  onTestFinished(() => useFinger(false));
  // A letter as far above the middle as below it.
  const option = <option>o</option>;
  const { container } = render(
    <div style={{ width: 200 }}>
      <Choice label="Plan">{option}</Choice>
      <Pick label="Plan">{option}</Pick>
    </div>,
  );
  for (const select of container.querySelectorAll('select')) {
    expect(select.offsetHeight).toBe(height);
    const [above, below] = await roomAround(select);
    expect(above).toBeGreaterThan(0);
    // Capitals are higher than the letter.
    expect(Math.abs(above - below)).toBeLessThanOrEqual(4);
  }
});

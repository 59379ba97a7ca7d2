import { expect, test } from 'vitest';
import { releaseMark } from './release-mark.ts';

const dataset = { config: 'sha256-c', en: 'sha256-e', es: 'sha256-s' };

test('The mark of the page names the release and its fingerprints', () => {
  expect(releaseMark({ content: 'a1b2', dataset })).toEqual({ hash: 'a1b2', integrity: dataset });
});

test.each([null, { content: '', dataset }, { content: '../x', dataset }, { content: 'a1', dataset: { config: 'c', en: 'e' } }])(
  'A mark that no publication wrote is none: %o',
  (element) => {
    expect(releaseMark(element)).toBeUndefined();
  },
);

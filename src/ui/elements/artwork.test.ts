import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the document draws every icon that configuration may name, and no other', () => {
  const { definitions } = JSON.parse(readFileSync('schemas/common.json', 'utf8')) as {
    definitions: { icon: { enum: string[] } };
  };
  const drawn = [
    ...readFileSync('index.html', 'utf8').matchAll(
      /<symbol id="i-([A-Za-z]+)" viewBox="0 0 24 24"><path d="[^"]+"/g,
    ),
  ].map(([, name]) => name);
  expect(drawn.sort()).toEqual([...definitions.icon.enum].sort());
});

import { expect, it } from 'vitest';
import { configProblemsText, type Problem } from './problem.ts';

const problem: Problem = {
  severity: 'error',
  code: 'unknown-rule',
  file: 'config/screens/home.json',
  line: 3,
  column: 15,
  message: '`isPOP` is no fact or rule',
  excerpt: '    { "when": "isPOP" }',
  nearest: 'isPPO',
  hint: 'Write `isPPO`, or declare it.',
  also: ['a:1:1', 'b:2:2', 'c:3:3', 'd:4:4', 'e:5:5'],
};

it('shows the position, the message, the excerpt with a caret, the nearest name, what to write, and further positions', () => {
  expect(configProblemsText([problem])).toMatchInlineSnapshot(`
    "config/screens/home.json:3:15  error  \`isPOP\` is no fact or rule
            { "when": "isPOP" }
                      ^
        did you mean \`isPPO\`?
        Write \`isPPO\`, or declare it.
        see also a:1:1, b:2:2, c:3:3, d:4:4 and 1 more

    1 error, 0 warnings"
  `);
});

it('shows the part of a long line around the mistake', () => {
  const excerpt = `${'x'.repeat(400)}"isPOP"${'y'.repeat(400)}`;
  const [, line = '', caret = ''] = configProblemsText([{ ...problem, excerpt, column: 401 }]).split('\n');
  expect(line.length).toBeLessThanOrEqual(124);
  expect(line.slice(caret.indexOf('^'), caret.indexOf('^') + 7)).toBe('"isPOP"');
});

it('counts warnings apart from errors', () => {
  expect(
    configProblemsText([problem, { ...problem, severity: 'warning' }])
      .split('\n')
      .at(-1),
  ).toBe('1 error, 1 warning');
});

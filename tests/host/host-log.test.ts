import { expect, test } from 'vitest';
import { hostLog, type LogLevel } from '../../src/host/serve/host-log.ts';

const linesAt = (level: LogLevel): readonly string[] => {
  const lines: string[] = [];
  const log = hostLog(
    level,
    (line) => lines.push(line),
    () => new Date(0),
  );
  log.event('release', { release: '0123456789abcdef' });
  log.request({ method: 'GET', target: 'claims', status: 200, milliseconds: 0.4 });
  return lines;
};

test('a log line is one JSON object; how much is written is a choice', () => {
  const [event, request] = linesAt('requests');
  expect(JSON.parse(event ?? '')).toEqual({ time: '1970-01-01T00:00:00.000Z', event: 'release', release: '0123456789abcdef' });
  expect(JSON.parse(request ?? '')).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    event: 'request',
    method: 'GET',
    target: 'claims',
    status: 200,
    milliseconds: 0.4,
  });
  expect([linesAt('events').length, linesAt('off').length]).toEqual([1, 0]);
});

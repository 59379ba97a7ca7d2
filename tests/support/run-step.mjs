import { spawn } from 'node:child_process';

const running = new Set();

const stop = (child) => {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended by itself.
  }
};

process.on('SIGINT', () => {
  for (const child of running) stop(child);
  process.exit(130);
});

const collect = (child) =>
  new Promise((resolve) => {
    let output = '';
    const add = (chunk) => (output += chunk);
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', (error) => resolve({ code: 1, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/**
 * Runs `node <args>` in a process group of its own and resolves with { code, output, seconds }; a step that
 * outlives `minutes` is ended with all its children and says so. What the step writes to its file descriptor
 * 3 is shown at once.
 */
export const runStep = async ({ args, minutes = 5, env = {} }) => {
  const started = performance.now();
  const stdio = ['ignore', 'pipe', 'pipe', process.stdout];
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  running.add(child);
  let late = '';
  const timer = setTimeout(() => {
    late = `\nended after ${minutes} minutes without an answer\n`;
    stop(child);
  }, minutes * 60_000);
  const { code, output } = await collect(child);
  clearTimeout(timer);
  running.delete(child);
  return { code, output: output + late, seconds: (performance.now() - started) / 1000 };
};

import { bundleSizes } from './bundle-sizes.ts';
import { grownFiles, limitLines, verdictOf } from './limits.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const raise =
  'its number is in tests/support/reports/bundle-sizes.ts; say in a decision record what members get for the bytes.';

/** Files that a browser downloads as they are, or as code. */
const isBrowserCode = (file: string): boolean =>
  /^(?:src\/(?:app|ui|view|member|rules|machines|services|config|analysis|authoring|workbench\/(?:web|preview))|config|locales)\//.test(
    file,
  ) && !/\.test\.tsx?$/.test(file);

for (const { name, bytes, limit } of bundleSizes(process.argv[2] ?? 'dist')) {
  const limited = { name, value: bytes, limit, raise };
  const verdict = verdictOf(limited);
  process.stdout.write(
    `size: ${name}: ${kilobytes(bytes)} of ${kilobytes(limit)}${verdict === 'over' ? '  TOO LARGE' : ''}\n`,
  );
  for (const line of limitLines(limited, verdict === 'free' ? [] : grownFiles(isBrowserCode).slice(0, 10)))
    process.stdout.write(`size:   ${line}\n`);
  if (verdict === 'over') process.exitCode = 1;
}

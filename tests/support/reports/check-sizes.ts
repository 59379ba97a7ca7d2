import { bundleSizes } from './bundle-sizes.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

for (const { name, bytes, limit } of bundleSizes(process.argv[2] ?? 'dist')) {
  const verdict = bytes <= limit ? '' : '  TOO LARGE';
  process.stdout.write(`size: ${name}: ${kilobytes(bytes)} of ${kilobytes(limit)}${verdict}\n`);
  if (bytes > limit) process.exitCode = 1;
}

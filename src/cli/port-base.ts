import { UsageError } from './usage-error.ts';

/** The first of the four loopback ports: PORT_BASE, else 4300 (contract 1). */
export const portBase = (): number => {
  const base = Number(process.env['PORT_BASE'] ?? 4300);
  if (!Number.isInteger(base) || base < 1024 || base > 65_000)
    throw new UsageError(`PORT_BASE is a port from 1024 to 65000, not ${process.env['PORT_BASE']}; set another or leave it out.`);
  return base;
};

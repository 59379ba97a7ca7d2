import type { Environment } from '../config/generated/config-files.ts';

const shippedBase = 4300;

/** Environments whose loopback ports 4300 to 4303 are moved to `portBase` and the next three (contract 1, PORT_BASE). */
export const withPortBase = (
  environments: Readonly<Record<string, Environment>>,
  portBase: number,
): Readonly<Record<string, Environment>> => {
  const moved = JSON.stringify(environments).replace(/localhost:430([0-3])/g, (_, step: string) => `localhost:${portBase + Number(step)}`);
  return portBase === shippedBase ? environments : (JSON.parse(moved) as Readonly<Record<string, Environment>>);
};

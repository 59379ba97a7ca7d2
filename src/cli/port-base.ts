/** The first of the four loopback ports: PORT_BASE, else 4300 (contract 1). */
export const portBase = (): number => {
  const base = Number(process.env['PORT_BASE'] ?? 4300);
  if (!Number.isInteger(base) || base < 1024 || base > 65_000)
    throw new Error(`PORT_BASE must be a port number, not ${process.env['PORT_BASE']}`);
  return base;
};

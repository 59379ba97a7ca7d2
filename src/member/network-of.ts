const networks: readonly (readonly [string, string])[] = [
  ['direct advantage', 'directAdvantage'],
  ['performance', 'performance'],
  ['premier', 'premier'],
  ['choice', 'choice'],
  ['value', 'value'],
];

/** The plan network that a network name contains, longest name first, in any letter case (R3.051, A74), or undefined. */
export const networkOf = (networkName: string): string | undefined => {
  const wanted = networkName.toLowerCase();
  return networks.find(([name]) => wanted.includes(name))?.[1];
};

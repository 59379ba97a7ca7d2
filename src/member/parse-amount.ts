const amountPattern = /^(-?)\$?(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?%?$/;

/** Dollars or percent written as `45`, `1,204.50`, `-25.50`, `$45` or `30%`; undefined when unreadable. */
export const parseAmount = (text: string): number | undefined => {
  const match = amountPattern.exec(text.trim());
  if (match === null) return undefined;
  const [, sign = '', whole = '', cents = ''] = match;
  const amount = Number(`${sign}${whole.replaceAll(',', '')}${cents}`);
  return Number.isFinite(amount) ? amount : undefined;
};

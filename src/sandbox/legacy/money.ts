/** Dollars as members read them; the sign of a credit stands before the dollar sign. */
export const money = (dollars: number): string => dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

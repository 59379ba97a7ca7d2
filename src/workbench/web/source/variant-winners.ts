/** Somebody to whom plan variants apply, by their names. */
export interface Applying {
  readonly applies: readonly string[];
}

/**
 * Whether somebody gets what a plan variant has of its own, where `having` are all variants that have something of their own; `variant`
 * undefined is what everybody else gets. The first that applies to them wins.
 */
export const wins = ({ applies }: Applying, variant: string | undefined, having: readonly string[]): boolean =>
  applies.find((name) => having.includes(name) || name === variant) === variant;

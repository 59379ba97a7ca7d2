/** The configuration is too entangled to be analysed: its decision diagram would need more nodes than the budget allows. */
export class TooLarge extends Error {
  constructor(budget: number) {
    super(
      `The rules cannot be analysed within ${budget} diagram nodes: too many facts depend on each other. Simplify the constraints, or split the rule.`,
    );
    this.name = 'TooLarge';
  }
}

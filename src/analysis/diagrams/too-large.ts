/** What cannot be worked out. */
export interface Entangled {
  readonly kind: 'rule' | 'constraint' | 'item';
  readonly name: string;
}

/** Facts depend on each other in more ways than the budget of diagram nodes allows. */
export class TooLarge extends Error {
  /** Undefined: it came of everything together. */
  readonly about: Entangled | undefined;

  constructor(about?: Entangled) {
    super(`${about ? `The ${about.kind} ${about.name}` : 'The configuration'} is too complex to be analysed.`);
    this.name = 'TooLarge';
    this.about = about;
  }
}

/** The answer of work about something; where that is too large, the error names it, the innermost where one is within another. */
export const workingOut = <Answer>(about: Entangled, work: () => Answer): Answer => {
  try {
    return work();
  } catch (error) {
    throw error instanceof TooLarge && !error.about ? new TooLarge(about) : error;
  }
};

export interface Entangled {
  readonly kind: 'rule' | 'constraint' | 'item';
  readonly name: string;
}

/** Thrown when facts depend on each other in more ways than the budget of diagram nodes allows. */
export class TooLarge extends Error {
  // The rule, constraint or item that is too large; undefined when only the whole configuration is.
  readonly about: Entangled | undefined;

  constructor(about?: Entangled) {
    super(
      `${about ? `The ${about.kind} ${about.name}` : 'The configuration'} is too complex for the analysis.`,
    );
    this.name = 'TooLarge';
    this.about = about;
  }
}

// When calls are nested, the error names the innermost subject.
export const withSubject = <Answer>(about: Entangled, work: () => Answer): Answer => {
  try {
    return work();
  } catch (error) {
    throw error instanceof TooLarge && !error.about ? new TooLarge(about) : error;
  }
};

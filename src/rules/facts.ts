/** A fact's value once normalised: yes/no, one of an enum's values, or a bounded whole number. */
export type FactValue = boolean | string | number;

/** Every declared fact, always present (null prototype, frozen), so that no rule ever meets a missing name. */
export type Facts = Readonly<Record<string, FactValue>>;

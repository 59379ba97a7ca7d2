/** What was asked cannot be done with what is there; the message says why and is all that is printed. Exit code 1. */
export class Refusal extends Error {}

/** The words or options of a command do not fit together; the message says what is missing. Exit code 2. */
export class UsageError extends Error {}

/** A release that cannot be served, or none at all; the message tells what is wrong, and the remedy. */
export class BrokenRelease extends Error {
  constructor(problem: string) {
    super(`${problem}; portal publish --to DIR writes a whole one`);
  }
}

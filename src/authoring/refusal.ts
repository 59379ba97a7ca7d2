import { nearestName } from '../config/check/wording.ts';

/** What was asked cannot be done with the configuration as it is; the message says why. */
export class Refusal extends Error {}

/** What was asked does not fit together, or names something that does not exist: it has to be asked otherwise. */
export class InvalidRequest extends Refusal {}

/** A name that does not exist; the message says the nearest one that does, if any is near. */
export class UnknownName extends InvalidRequest {
  readonly known: readonly string[];
  readonly isNearOne: boolean;

  constructor(what: string, name: string, known: Iterable<string>) {
    const near = nearestName(name, known);
    super(`No ${what} is called ${name}.${near === undefined ? '' : ` Did you mean ${near}?`}`);
    this.known = [...known];
    this.isNearOne = near !== undefined;
  }
}

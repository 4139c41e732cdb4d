/** A refusal that a handler throws. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly failure: string,
  ) {
    super(failure)
  }
}

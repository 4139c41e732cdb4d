/** A failure that the operator can mend: its message is the one line shown, in place of a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** What both sides of the wire between the service and the sandbox carrier know. */

/** Milliseconds since 1970 on the sandbox's clock, on every answer: who talks to it keeps its time. */
export const CLOCK_HEADER = 'x-carrier-now'

/** Exit code that says: somebody already serves this socket, talk to that one. */
export const ALREADY_SERVED = 3

/** The line that the program prints once it answers. */
export const READY_LINE = 'ready'

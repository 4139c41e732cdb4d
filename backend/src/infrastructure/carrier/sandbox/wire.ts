/** What both sides of the wire between the service and the sandbox carrier know. */

/** Where the sandbox carrier listens on the network, by its address; undefined for one that is a socket. */
export const networkListener = (address: string): URL | undefined =>
  address.startsWith('http://') ? new URL(address) : undefined

/** Milliseconds by which the sandbox's clock was moved, on every answer: who talks to it keeps its time. */
export const CLOCK_HEADER = 'x-carrier-clock-offset'

/** The process that answered, by which one tells a restart. */
export const PROCESS_HEADER = 'x-carrier-process'

/** Exit code that says: somebody already serves this socket, talk to that one. */
export const ALREADY_SERVED = 3

/** The line that the program prints once it answers. */
export const READY_LINE = 'ready'

/** What is wrong with one setting. It never quotes a value, which may be a secret. */
export interface Fault {
  name: string
  message: string
}

/** The line by which an operator is told of a fault. */
export const faultLine = ({ name, message }: Fault): string => `Environment variable ${name}: ${message}`

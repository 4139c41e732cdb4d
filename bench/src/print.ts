/** Prints a measurement as it is: jest's console would wrap it in where it came from. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`)

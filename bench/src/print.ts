/** Prints a measurement as it is, for whoever reads the run. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** A progress callback that says a line at the start, at each tenth and at the end. */
export function progressLines(print: (line: string) => void, what: string): (done: number, total: number) => void {
  let lastTenth = -1
  return (done, total) => {
    const tenth = Math.floor((done / total) * 10)
    if (tenth === lastTenth) return
    lastTenth = tenth
    print(`${what}: ${done} of ${total}`)
  }
}

const BAR_CELLS = 24

/** A progress callback that draws a bar in one line of a terminal. */
export function progressBar(terminal: NodeJS.WritableStream, what: string): (done: number, total: number) => void {
  return (done, total) => {
    const filled = Math.floor((done / total) * BAR_CELLS)
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_CELLS - filled)
    terminal.write(`\r${what} ${bar} ${done} of ${total}${done === total ? '\n' : ''}`)
  }
}

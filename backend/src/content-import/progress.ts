/** A progress callback that says a line at the start, at each tenth and at the end. */
export function progressLines(say: (line: string) => void, what: string): (done: number, total: number) => void {
  let said = -1
  return (done, total) => {
    const tenth = Math.floor((done / total) * 10)
    if (tenth === said) return
    said = tenth
    say(`${what}: ${done} of ${total}`)
  }
}

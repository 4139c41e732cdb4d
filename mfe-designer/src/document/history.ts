/** The oldest steps beyond these are dropped. */
const MAX_STEPS = 100
/** Milliseconds within which changes with one key are one step, such as a run of typing. */
const COALESCE_MS = 600

export interface HistoryOptions {
  limit?: number
  coalesceMs?: number
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}

/** A value with its past and its future. The value is immutable; a change that answers the same value is no change. */
export interface History<T> {
  readonly value: T
  readonly canUndo: boolean
  readonly canRedo: boolean
  /**
   * Changes the value. Outside of a gesture this is a step of its own, unless the last one had the same `key` a
   * moment ago.
   */
  apply(change: (value: T) => T, key?: string): void
  /** Changes the value as part of the last step, whose consequence this is: no step of its own, and what was undone can be redone. */
  amend(change: (value: T) => T): void
  /** Begins a gesture: everything until `commit` is one step. */
  begin: () => void
  commit(): void
  /** Ends a gesture as if it had not been. */
  cancel(): void
  undo(): void
  redo(): void
  /** Ends a run of typing: the next change is a step of its own. */
  settle(): void
  /** Starts over with another value, which has no past. */
  reset(value: T): void
}

export function createHistory<T>(
  first: T,
  { limit = MAX_STEPS, coalesceMs = COALESCE_MS, now = Date.now }: HistoryOptions = {},
): History<T> {
  let value = first
  let past: T[] = []
  let future: T[] = []
  /** What the value was when the gesture began. */
  let gesture: { from: T } | undefined
  let run: { key: string; at: number } | undefined

  const step = (from: T) => {
    past = [...past, from].slice(-limit)
    future = []
  }
  const commit = () => {
    const begun = gesture
    gesture = undefined
    run = undefined
    if (begun && begun.from !== value) step(begun.from)
  }

  return {
    get value() {
      return value
    },
    get canUndo() {
      return past.length > 0 || (gesture !== undefined && gesture.from !== value)
    },
    get canRedo() {
      return future.length > 0
    },
    apply(change, key) {
      const next = change(value)
      if (next === value) return
      if (!gesture) {
        const at = now()
        const goesOn = key !== undefined && run?.key === key && at - run.at < coalesceMs
        if (!goesOn) step(value)
        run = key === undefined ? undefined : { key, at }
      }
      value = next
    },
    amend(change) {
      value = change(value)
    },
    begin() {
      run = undefined
      gesture ??= { from: value }
    },
    commit,
    cancel() {
      if (gesture) value = gesture.from
      gesture = undefined
    },
    undo() {
      commit()
      const before = past.at(-1)
      if (before === undefined) return
      past = past.slice(0, -1)
      future = [...future, value]
      value = before
    },
    redo() {
      commit()
      const after = future.at(-1)
      if (after === undefined) return
      future = future.slice(0, -1)
      past = [...past, value]
      value = after
    },
    settle() {
      run = undefined
    },
    reset(next) {
      value = next
      past = []
      future = []
      gesture = undefined
      run = undefined
    },
  }
}

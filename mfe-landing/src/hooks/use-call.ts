import { useCallback, useRef, useState } from 'react'

type State<R> =
  | { status: 'idle'; data?: undefined; error?: undefined }
  | { status: 'pending'; data?: undefined; error?: undefined }
  | { status: 'done'; data: R; error?: undefined }
  | { status: 'failed'; data?: undefined; error: unknown }

/**
 * One call that a person sets off, and where it stands. The public pages are read by people whose phones have nothing
 * of ours yet: the page's query cache, which every screen inside uses, would be a tenth of what they wait for.
 * @returns the state; `call` answers and throws as the function does, and only the last one counts.
 */
export function useCall<A extends unknown[], R>(run: (...args: A) => Promise<R>) {
  const [state, setState] = useState<State<R>>({ status: 'idle' })
  const turn = useRef(0)

  const call = async (...args: A): Promise<R> => {
    const mine = (turn.current += 1)
    const say = (next: State<R>) => mine === turn.current && setState(next)
    say({ status: 'pending' })
    try {
      const data = await run(...args)
      say({ status: 'done', data })
      return data
    } catch (error) {
      say({ status: 'failed', error })
      throw error
    }
  }
  const reset = useCallback(() => {
    turn.current += 1
    setState({ status: 'idle' })
  }, [])
  return { ...state, call, reset }
}

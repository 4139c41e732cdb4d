import { useLayoutEffect, useMemo, useState } from 'react'

/** Elements of the selected box and of all that it can snap to, once they are in the page. */
export function useElements(stage: HTMLElement | null, selected: string | null, boxes: readonly { id: string }[]) {
  const ids = boxes.map(({ id }) => id).join()
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    setTarget(selected && stage ? stage.querySelector<HTMLElement>(`[data-box="${selected}"]`) : null)
  }, [stage, selected, ids])
  const guides = useMemo(
    () => (stage && target ? [stage, ...stage.querySelectorAll<HTMLElement>('[data-box]')] : []),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `ids` says when there are other boxes
    [stage, target, ids],
  )
  return { target, guides }
}

import { useMemo, useState } from 'react'

/** The element of the selected box, which takes `setTarget` as its ref, and all that it can snap to. */
export function useElements(stage: HTMLElement | null, boxes: readonly { id: string }[]) {
  const ids = boxes.map(({ id }) => id).join()
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const guides = useMemo(
    () => (stage && target ? [stage, ...stage.querySelectorAll<HTMLElement>('[data-box]')] : []),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `ids` says when there are other boxes
    [stage, target, ids],
  )
  return { target, setTarget, guides }
}

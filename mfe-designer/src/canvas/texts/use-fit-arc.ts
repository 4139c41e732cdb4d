import { useCallback } from 'react'
import { fitArc } from '../../commands/text/fit-arc'
import type { TextBox } from '../../document/box'
import type { Size } from '../../document/placed'
import { useStudio } from '../../studio/use-studio'

/** Gives a bent text the sides that it was measured to take, as part of the step that bent it. What undo and redo bring back stays. */
export function useFitArc({ id, width, height }: TextBox): (size: Size) => void {
  const studio = useStudio()
  return useCallback(
    (size) => {
      const { changedBy } = studio.view()
      if (changedBy === 'edit' || (changedBy === 'opening' && height === undefined)) studio.amend(fitArc, { id, size })
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- other sides are fitted anew
    [studio, id, width, height],
  )
}

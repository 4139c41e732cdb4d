import { useEffect } from 'react'
import { fitArc } from '../../commands/text/fit-arc'
import type { TextBox } from '../../document/box'
import type { Size } from '../../document/placed'
import { useStudio } from '../../studio/use-studio'

/** Gives a bent text the sides that it was measured to take, as part of the step that bent it. What undo and redo bring back stays. */
export function FitToArc({ box: { id, width, height }, size }: { box: TextBox; size: Size }): null {
  const studio = useStudio()
  useEffect(() => {
    const { changedBy } = studio.view()
    if (changedBy === 'edit' || (changedBy === 'opening' && height === undefined)) studio.amend(fitArc, { id, size })
    // Other sides are fitted anew.
  }, [studio, id, width, height, size])
  return null
}

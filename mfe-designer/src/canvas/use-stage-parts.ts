import { useMemo } from 'react'
import { useStyles, useToast } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { useStudio } from '../studio/use-studio'
import { stageStyles } from './stage.styles'

export type StageParts = ReturnType<typeof useStageParts>

/** What every box on the stage needs: looked up once, and not once a box, of which there may be a hundred. */
export function useStageParts() {
  const strings = useStrings()
  const studio = useStudio()
  const toast = useToast()
  const classes = useStyles(stageStyles)
  return useMemo(() => ({ strings, studio, toast, classes }), [strings, studio, toast, classes])
}

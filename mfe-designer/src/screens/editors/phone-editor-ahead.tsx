import { useEffect } from 'react'
import { useStyles } from '@yawmi/ui'
import { registerFonts } from '../../canvas/fonts'
import { stageStyles } from '../../canvas/stage.styles'
import { toolBarStyles } from '../../features/tools/tool-bar.styles'
import { phoneStyles } from './phone-editor.styles'

/**
 * Puts into the page what the first frame of the phone's editor needs, while nobody waits for it: for each rule and each font that comes,
 * browsers look anew which elements of the page it is for.
 */
export function PhoneEditorAhead() {
  useStyles(phoneStyles)
  useStyles(toolBarStyles)
  useStyles(stageStyles)
  useEffect(() => registerFonts(), [])
  return null
}

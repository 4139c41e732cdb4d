import { isText, type TextBox } from '../../document/box'
import { boxOf, stageSize } from '../../document/design'
import { patchBox } from '../../document/edit'
import { shrinkToFit } from '../../document/fit-text'
import { isTooLarge, withinPicture } from '../../document/geometry'
import type { Command, Workspace } from '../command'

/** Makes the letters of a text that is larger than the picture as small as it takes to be whole on it. */
export const fitBox: Command<{ id: string }> = {
  enabled: (workspace, argument) => {
    const { design, heightOf } = workspace
    const box = boxOf(design, argument.id)
    return (
      box !== undefined &&
      isText(box) &&
      !box.locked &&
      isTooLarge(box, heightOf(box), stageSize(design)) &&
      fit(workspace, argument) !== design
    )
  },
  perform: (workspace, argument) => ({ design: fit(workspace, argument) }),
  announcement: () => 'saidFitted',
}

function fit({ design, heightOf }: Workspace, { id }: { id: string }) {
  const stage = stageSize(design)
  const small = shrinkToFit(boxOf(design, id) as TextBox, stage, heightOf)
  const { width, height, fontSize, lineGap } = small
  const place = withinPicture(small, heightOf(small), stage)
  return patchBox(design, id, { width, height, fontSize, lineGap, ...place })
}

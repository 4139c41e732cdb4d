import { useEffect, useRef } from 'react'
import type { DesignType } from '@yawmi/contract'
import { VisuallyHidden, useToast } from '@yawmi/ui'
import { useOwnPictureStrings } from '../../../components/own-picture/copy/use-strings'
import { minHeightOf, textBox } from '../../../document/box'
import { setBackground } from '../../../document/edit'
import type { PictureSource } from '../../../document/picture-box'
import { useEnterStudio } from '../../../hooks/use-enter-studio'
import { useIsLeft } from '../../../hooks/use-is-left'
import { newDraftId } from '../../../studio/draft-id'
import { NoRoomForPicture, addOwnPicture } from '../../../studio/pictures/add-own-picture'
import { placeDraft } from '../../../studio/place-draft'

export interface OwnBeginningProps {
  type: DesignType
  /** What was chosen on the device. */
  file: File
  /** Its errors have a `refusal`: a key of the strings of one's own pictures. */
  takePicture: (file: File) => Promise<{ file: Blob; width: number; height: number }>
  onEnd: () => void
}

/** Reads the picture, begins a design with it as the background, and enters the studio; a picture that is none is refused in words. */
export function OwnBeginning({ type, file, takePicture, onEnd }: OwnBeginningProps) {
  const strings = useOwnPictureStrings()
  const toast = useToast()
  const enter = useEnterStudio()
  const isLeft = useIsLeft()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    const begin = async () => {
      const { file: small, width, height } = await takePicture(file)
      const { path, isStored } = await addOwnPicture(small)
      // Whoever has gone elsewhere meanwhile begins nothing.
      if (isLeft()) return
      const draft = { id: newDraftId(), design: designOn({ path, width, height }) }
      // A reload finds the picture.
      placeDraft(type, draft)
      if (!isStored) toast(strings.ownNotStored, 'error')
      await enter(type, draft)
    }
    const failureOf = (error: unknown) => {
      if (error instanceof NoRoomForPicture) return strings.ownNoRoom
      const { refusal } = Object(error) as { refusal?: keyof typeof strings }
      const reason = refusal && strings[refusal]
      return typeof reason === 'string' ? reason : strings.ownBroken
    }
    begin()
      .catch((error: unknown) => toast(failureOf(error), 'error'))
      .finally(onEnd)
  }, [type, file, takePicture, onEnd, enter, isLeft, toast, strings])
  return (
    <VisuallyHidden>
      <span role="status">{strings.loadingPicture}</span>
    </VisuallyHidden>
  )
}

/** Large enough to be read in a chat, in its middle, and with an edge that shows it on any picture. */
const TEXT = { fontSize: 40, outline: true, x: 140, y: 302, width: 420 }

const designOn = (picture: PictureSource) =>
  setBackground({ background: null, boxes: [textBox('box-1', TEXT)] }, picture, minHeightOf)

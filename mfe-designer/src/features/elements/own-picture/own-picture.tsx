import { useRef, useState, type ChangeEvent } from 'react'
import { Button, Chip, useStyles, useToast } from '@yawmi/ui'
import { AddImageIcon, CameraIcon } from '@yawmi/ui/icons'
import { addPicture } from '../../../commands/add-element'
import { setBackground } from '../../../commands/background/set-background'
import { panelStyles } from '../../../components/panel.styles'
import { NoRoomForPicture, addOwnPicture } from '../../../studio/pictures/add-own-picture'
import { useStudio } from '../../../studio/use-studio'
import { useOwnPictureStrings } from '../../../components/own-picture/copy/use-strings'
import { PictureNotTaken, type Refusal } from './picture-kind'
import { ownPictureStyles } from './own-picture.styles'
import { takePicture } from './take-picture'

type Use = 'element' | 'background'
type Failure = Refusal | 'ownNoRoom'

const failureOf = (error: unknown): Failure => {
  if (error instanceof PictureNotTaken) return error.refusal
  return error instanceof NoRoomForPicture ? 'ownNoRoom' : 'ownBroken'
}

/** Takes a picture from the gallery or the camera, as an element or as the background. It stays on the device. */
export function OwnPicture() {
  const strings = useOwnPictureStrings()
  const studio = useStudio()
  const toast = useToast()
  const panel = useStyles(panelStyles)
  const classes = useStyles(ownPictureStyles)
  const [use, setUse] = useState<Use>('element')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const gallery = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)

  const take = async (file: File) => {
    const { draft } = studio.view()
    setBusy(true)
    setFailure(undefined)
    try {
      const { file: small, width, height } = await takePicture(file)
      const { path, isStored } = await addOwnPicture(small)
      if (studio.view().draft !== draft) return
      studio.run(use === 'element' ? addPicture : setBackground, { path, width, height })
      if (!isStored) toast(strings.ownNotStored, 'error')
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file) void take(file)
  }

  return (
    <>
      <div role="group" aria-label={strings.ownUse} className={panel.group}>
        <Chip pressed={use === 'element'} onClick={() => setUse('element')}>
          {strings.ownAsElement}
        </Chip>
        <Chip pressed={use === 'background'} onClick={() => setUse('background')}>
          {strings.ownAsBackground}
        </Chip>
      </div>
      <div className={classes.sources}>
        <Button variant="outline" loading={busy} onClick={() => gallery.current?.click()}>
          <AddImageIcon size={20} />
          {strings.ownGallery}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => camera.current?.click()}>
          <CameraIcon size={20} />
          {strings.ownCamera}
        </Button>
      </div>
      <input ref={gallery} type="file" accept="image/*" hidden aria-label={strings.ownGallery} onChange={onChange} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={strings.ownCamera}
        onChange={onChange}
      />
      <p role="status" className={failure ? classes.refused : classes.note}>
        {failure ? strings[failure] : busy ? strings.loadingPicture : strings.ownPrivate}
      </p>
    </>
  )
}

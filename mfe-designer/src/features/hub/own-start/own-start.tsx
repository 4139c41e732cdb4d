import { useRef, useState, type ComponentType } from 'react'
import type { DesignType } from '@yawmi/contract'
import { Button, useToast, type ButtonProps } from '@yawmi/ui'
import { AddImageIcon } from '@yawmi/ui/icons'
import { useOwnStartStrings } from './copy/use-strings'
import type { OwnBeginningProps } from './own-beginning'

type Beginning = ComponentType<OwnBeginningProps>

interface OwnStartProps extends Pick<ButtonProps, 'variant' | 'full'> {
  type: DesignType
  /** Reads a picture of the device; its code comes with the first picture that is chosen. */
  loadTakePicture: () => Promise<OwnBeginningProps['takePicture']>
}

/** Begins a design on a picture of the device, from outside the editors: one press, and the choice of the picture. */
export function OwnStart({ type, loadTakePicture, ...look }: OwnStartProps) {
  const strings = useOwnStartStrings()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<Omit<OwnBeginningProps, 'type' | 'onEnd'> & { Beginning: Beginning }>()

  const begin = async (file: File) => {
    setBusy(true)
    try {
      const [{ OwnBeginning }, takePicture] = await Promise.all([import('./own-beginning'), loadTakePicture()])
      setChosen({ file, takePicture, Beginning: OwnBeginning })
    } catch {
      setBusy(false)
      toast(strings.ownStartFailed, 'error')
    }
  }
  const onEnd = () => {
    setBusy(false)
    setChosen(undefined)
  }
  return (
    <>
      <Button {...look} loading={busy} onClick={() => input.current?.click()}>
        <AddImageIcon size={20} />
        {strings.ownStart}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={strings.ownStart}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file) void begin(file)
        }}
      />
      {chosen && <chosen.Beginning type={type} file={chosen.file} takePicture={chosen.takePicture} onEnd={onEnd} />}
    </>
  )
}

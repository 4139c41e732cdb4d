import { useId, useState } from 'react'
import { useNavigation } from '@yawmi/remote-kit'
import { Button, Chip, defineStyles, fillText, useStyles } from '@yawmi/ui'
import { CopyIcon, DownloadIcon, ShareIcon, StickersIcon } from '@yawmi/ui/icons'
import { stageSize, type Design } from '../../document/design'
import type { PictureType, PixelRatio } from '../../export/export-design'
import { canSharePictures } from '../../export/file'
import { requestSticker } from '../../studio/requested-sticker'
import { useStudio, useStudioView } from '../../studio/use-studio'
import { useExportStrings } from './copy/use-strings'
import { canCopyPictures, copyPicture } from './deliver/copy-picture'
import { downloadForWhatsApp } from './deliver/download-for-whatsapp'
import { ExportFailure, type ExportJob } from './use-export-progress'

const styles = defineStyles({
  stack: { display: 'grid', gap: '5' },
  field: { display: 'grid', gap: '2', border: 'none', padding: '0', margin: '0' },
  hint: { fontSize: 'sm', color: 'quiet' },
  label: { fontWeight: 'bold' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '2' },
})

const FORMATS: readonly (readonly [PictureType, string])[] = [
  ['image/png', 'PNG'],
  ['image/jpeg', 'JPEG'],
]
/** A page of paper has a third size: 300 dots an inch take a little less. */
const ratiosOf = ({ page }: Design): readonly PixelRatio[] => (page === 'a5' ? [4, 2, 1] : [2, 1])

interface ExportFormProps {
  onStart: (job: ExportJob) => void
  /** Closes what the form is in, before the page is left. */
  leave: () => Promise<void>
}

/** Kind and size of the picture's file, and where it goes. */
export function ExportForm({ onStart, leave }: ExportFormProps) {
  const strings = useExportStrings()
  const classes = useStyles(styles)
  const hint = useId()
  const studio = useStudio()
  const { go } = useNavigation()
  const [type, setType] = useState<PictureType>('image/png')
  const [ratio, setRatio] = useState<PixelRatio>(2)
  const design = useStudioView((view) => view.design)
  const { width, height } = stageSize(design)
  // The size of a printer is there for a page of paper alone.
  const jobOf = (to: ExportJob['to'], how?: Partial<ExportJob>): ExportJob => ({
    to,
    type,
    ratio: ratiosOf(design).includes(ratio) ? ratio : 2,
    ...how,
  })
  const start = (...of: Parameters<typeof jobOf>) => onStart(jobOf(...of))
  // The clipboard takes no other kind.
  const copyJob = () => jobOf('copy', { type: 'image/png', deliver: copy })
  const copy = async (file: Promise<File>) => {
    await copyPicture(file).catch((cause: unknown) => {
      throw new ExportFailure(strings.copyRefused, copyJob(), cause)
    })
    return strings.pictureCopied
  }
  const attach = async (file: Promise<File>) => {
    await downloadForWhatsApp(file, strings.messageBeside)
    return strings.attachNow
  }
  const makeSticker = async () => {
    const { design: current, draft } = studio.view()
    requestSticker({ id: draft, design: current })
    await leave()
    go({ name: 'design_categories' })
  }
  const shares = canSharePictures()
  return (
    <div className={classes.stack}>
      <div role="group" aria-label={strings.format} className={classes.field}>
        <span className={classes.label}>{strings.format}</span>
        <div className={classes.chips}>
          {FORMATS.map(([format, name]) => (
            <Chip key={format} pressed={type === format} onClick={() => setType(format)}>
              {name}
            </Chip>
          ))}
        </div>
      </div>
      <div role="group" aria-label={strings.pictureSize} className={classes.field}>
        <span className={classes.label}>{strings.pictureSize}</span>
        <div className={classes.chips}>
          {ratiosOf(design).map((each) => (
            <Chip key={each} pressed={ratio === each} onClick={() => setRatio(each)}>
              <bdi>
                {fillText(each === 4 ? strings.sizeForPrint : strings.sizeOf, {
                  width: width * each,
                  height: height * each,
                })}
              </bdi>
            </Chip>
          ))}
        </div>
      </div>
      <div className={classes.chips}>
        <Button onClick={() => start('download')}>
          <DownloadIcon size={20} />
          {strings.download}
        </Button>
        {shares ? (
          <Button variant="outline" onClick={() => start('share')}>
            <ShareIcon size={20} />
            {strings.share}
          </Button>
        ) : (
          <Button variant="outline" aria-describedby={hint} onClick={() => start('download', { deliver: attach })}>
            <ShareIcon size={20} />
            {strings.sendByWhatsApp}
          </Button>
        )}
        {canCopyPictures() && (
          <Button variant="outline" onClick={() => onStart(copyJob())}>
            <CopyIcon size={20} />
            {strings.copyPicture}
          </Button>
        )}
        <Button variant="outline" onClick={() => void makeSticker()}>
          <StickersIcon size={20} />
          {strings.makeSticker}
        </Button>
      </div>
      {!shares && (
        <p id={hint} className={classes.hint}>
          {strings.attachHint}
        </p>
      )}
    </div>
  )
}

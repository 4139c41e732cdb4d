import { CelebrationIcon } from '@yawmi/ui/icons'
import { DialogButton } from '../../../components/dialog-button'
import { useStrings } from '../../../copy/use-strings'

const load = () => import('./template-gallery').then(({ TemplateGallery }) => TemplateGallery)

/** The way to the templates. */
export function TemplatesButton() {
  const { templates, templatesFailed } = useStrings()
  return <DialogButton title={templates} failure={templatesFailed} Icon={CelebrationIcon} load={load} />
}

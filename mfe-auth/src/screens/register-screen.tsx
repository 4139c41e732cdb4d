import { useBrand } from '@yawmi/remote-kit'
import { fillText } from '@yawmi/ui'
import { useCopy } from '../copy/use-copy'
import { FlowPage } from '../features/web-view/flow-page'
import { RegisterForm } from '../features/web-view/register-form'
import { useResume } from '../features/web-view/use-resume'

/** /webview/register */
export default function RegisterScreen() {
  const copy = useCopy()
  const { name } = useBrand()
  useResume()
  return (
    <FlowPage title={fillText(copy.registerTitle, { brand: name })} text={copy.registerText}>
      <RegisterForm />
    </FlowPage>
  )
}

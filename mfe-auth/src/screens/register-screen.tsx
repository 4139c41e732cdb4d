import { useBrand } from '@yawmi/remote-kit'
import { fillText } from '@yawmi/ui'
import { useCopy } from '../copy/use-strings'
import { FlowPage } from '../components/flow-page'
import { RegisterForm } from '../features/register/register-form'
import { useResume } from '../hooks/use-resume'

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

import { useBrand } from '@yawmi/remote-kit'
import { fillText } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { FlowPage } from '../components/flow-page'
import { RegisterForm } from '../features/register/register-form'
import { useResume } from '../hooks/use-resume'

/** /webview/register */
export default function RegisterScreen() {
  const strings = useStrings()
  const { name } = useBrand()
  useResume()
  return (
    <FlowPage title={fillText(strings.registerTitle, { brand: name })} text={strings.registerText}>
      <RegisterForm />
    </FlowPage>
  )
}

import { useStrings } from '../copy/use-strings'
import { FlowPage } from '../components/flow-page'
import { Welcome } from '../features/welcome/welcome'
import { useResume } from '../hooks/use-resume'
import { WelcomeScene } from '../features/welcome/welcome-scene'

/** /webview/welcome */
export default function WelcomeScreen() {
  const strings = useStrings()
  useResume()
  return (
    <FlowPage title={strings.welcomeHeadline} text={strings.welcomeText} scene={<WelcomeScene />} tall>
      <Welcome />
    </FlowPage>
  )
}

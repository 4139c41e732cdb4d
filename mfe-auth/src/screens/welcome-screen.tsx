import { useCopy } from '../copy/use-copy'
import { FlowPage } from '../features/web-view/flow-page'
import { Welcome } from '../features/web-view/welcome'
import { useResume } from '../features/web-view/use-resume'
import { WelcomeScene } from '../features/web-view/welcome-scene'

/** /webview/welcome */
export default function WelcomeScreen() {
  const copy = useCopy()
  useResume()
  return (
    <FlowPage title={copy.welcomeHeadline} text={copy.welcomeText} scene={<WelcomeScene />} tall>
      <Welcome />
    </FlowPage>
  )
}

import { DesktopEditor } from './editors/desktop-editor'
import { useDesignPage } from './editors/use-design-page'

/** The desktop editor. Below md the phone's takes over with the same design. */
const DesignPageScreen = () => {
  const type = useDesignPage()
  return type && <DesktopEditor key={type} type={type} />
}

export default DesignPageScreen

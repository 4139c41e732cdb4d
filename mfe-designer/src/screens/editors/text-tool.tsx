import { ArrangeFields } from '../../components/arrange-fields'
import { DeferredPanel, type PanelProps } from '../../components/deferred-panel'
import { TextPanel } from '../../features/text/text-panel'

const loadLooks = async () => (await import('../../features/text/looks/looks-field')).LooksField

/** The tool of texts: how the selected one looks and lies, and another one. */
export const TextTool = (props: PanelProps) => (
  <TextPanel looks={<DeferredPanel load={loadLooks} {...props} />}>
    <ArrangeFields />
  </TextPanel>
)

import type { PanelProps } from '../../components/deferred-panel'
import { ArrangeFields } from '../../components/arrange-fields'
import { ElementsPanel } from '../../features/elements/elements-panel'
import { OwnPicture } from '../../features/elements/own-picture/own-picture'

/** The tool of elements, with pictures of one's own among them. */
export const ElementsTool = ({ type }: PanelProps) => (
  <ElementsPanel type={type} ownPicture={<OwnPicture />} arrange={<ArrangeFields />} />
)

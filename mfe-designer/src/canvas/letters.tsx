import type { TextBox } from '../document/box'
import { partsOf } from '../document/texts/spacing'
import { renderedText } from './measure-box'

/** The letters of a text as they are drawn; those that are never joined may stand apart. */
export const Letters = ({ box }: { box: TextBox }) =>
  partsOf(renderedText(box), box.letterGap).map((part, index) =>
    index % 2 ? (
      // Parts have no identity but their place.
      // eslint-disable-next-line react/no-array-index-key
      <span key={index} style={{ letterSpacing: box.letterGap }}>
        {part}
      </span>
    ) : (
      part
    ),
  )

import type { TextBox } from '../../document/box'
import { partsOf } from '../../document/texts/spacing'
import { renderedText } from '../../document/texts/kashida'

/** The letters of a text as they are drawn; those that are never joined may stand apart. */
export const SpacedText = ({ box }: { box: TextBox }) =>
  partsOf(renderedText(box), box.letterGap).map((part, index) =>
    index % 2 ? (
      // Parts have no identity but their place.
      <span key={index} style={{ letterSpacing: box.letterGap }}>
        {part}
      </span>
    ) : (
      part
    ),
  )

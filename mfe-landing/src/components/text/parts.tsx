import { defineStyles, Text, useStyles } from '@yawmi/ui'
import { RichText } from './rich-text'

/** A paragraph, or the lines of a list. */
export type TextPart = string | readonly string[]

const styles = defineStyles({
  list: {
    display: 'grid',
    gap: '2',
    paddingInlineStart: '6',
    listStyle: 'disc',
    '& > li::marker': { color: 'var(--yw-brand)' },
  },
})

/** What a text says, in order, with the brand's values in its `{marks}`. */
export const Parts = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map((part, place) =>
    typeof part === 'string' ? <Paragraph key={place} text={part} /> : <List key={place} lines={part} />,
  )

export const Paragraph = ({ text }: { text: string }) => (
  <Text>
    <RichText text={text} />
  </Text>
)

export function List({ lines }: { lines: readonly string[] }) {
  const { list } = useStyles(styles)
  return (
    <ul className={list}>
      {lines.map((line, place) => (
        <li key={place}>
          <RichText text={line} />
        </li>
      ))}
    </ul>
  )
}

import { Fragment } from 'react'
import { useBrand } from '@yawmi/remote-kit'
import { defineStyles, fillText, Text, TextLink, useStyles } from '@yawmi/ui'
import { brandValues } from '../lib/brand-values/brand-values'

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

/** The parts of a text, in order, with the brand's values in its `{marks}`. */
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

/** A text with the brand's values in its `{marks}`; `{email}` becomes a link that reads left to right. */
export function RichText({ text }: { text: string }) {
  const brand = useBrand()
  const { email, ...values } = brandValues(brand)
  return fillText(text, values)
    .split('{email}')
    .map((piece, place) => (
      <Fragment key={place}>
        {place > 0 && (
          <bdi dir="ltr">
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </bdi>
        )}
        {piece}
      </Fragment>
    ))
}

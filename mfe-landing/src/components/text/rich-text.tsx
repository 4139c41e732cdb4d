import { Fragment } from 'react'
import { useBrand } from '@yawmi/remote-kit'
import { fillText, TextLink } from '@yawmi/ui'
import { brandValues } from '../../lib/brand-values/brand-values'

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

import type { OwnLegalText } from '@yawmi/brand'
import { defineStyles, Heading, useStyles } from '@yawmi/ui'
import { OwnTextPending } from '../../components/own-text/own-text-pending'
import { useOwnText } from '../../hooks/use-own-text'
import { LegalDocument } from './legal-document'
import type { LegalText } from './legal-text'

const styles = defineStyles({ waiting: { display: 'grid', gap: '6' } })

/** A legal text as the brand has it: its own, or ours in its name. */
export function BrandLegal({ kind, title, ours }: { kind: 'terms' | 'privacy'; title: string; ours: LegalText }) {
  const own = useOwnText(kind)
  const { waiting } = useStyles(styles)
  if (own.state === 'ours') return <LegalDocument title={title} text={ours} />
  if (own.state === 'there') return <LegalDocument title={title} text={withIds(own.text)} />
  return (
    <div className={waiting}>
      <Heading level={1}>{title}</Heading>
      <OwnTextPending own={own} />
    </div>
  )
}

/** A brand names no sections; links within the page lead to their places. */
const withIds = ({ sections, ...text }: OwnLegalText): LegalText => ({
  ...text,
  sections: sections.map((section, place) => ({ ...section, id: `part-${place + 1}` })),
})

import { useBrand } from '@yawmi/remote-kit'
import { defineStyles, Heading, LinkButton, Text, useStyles } from '@yawmi/ui'
import { DownloadIcon } from '@yawmi/ui/icons'
import { PhoneArt } from '../../components/art/phone-art'
import { Section } from '../../components/section'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'

const styles = defineStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '10',
    '& > svg': { justifySelf: 'center', maxWidth: '100%', marginBlockEnd: { base: '-14', md: '-24' } },
  },
  words: { display: 'grid', gap: '4' },
  store: { fontWeight: 'normal' },
  stores: { display: 'flex', flexWrap: 'wrap', gap: '3' },
})

/** Where the app is had, in the stores that the brand names. */
export function Apps() {
  const strings = useStrings(ar)
  const classes = useStyles(styles)
  const { features, links } = useBrand()
  const stores = [
    { address: links.playStore, label: strings.playStore },
    { address: links.appStore, label: strings.appStore },
  ].filter(({ address }) => address !== '')
  if (!features.appDownload || stores.length === 0) return null
  return (
    <Section id="apps" tone="surface" className={classes.columns}>
      <div className={classes.words}>
        <Heading level={2} id="apps-title">
          {strings.appsTitle}
        </Heading>
        <Text tone="quiet" fontSize="lg">
          {strings.appsLead}
        </Text>
        <div className={classes.stores}>
          {stores.map(({ address, label }) => (
            // The only Latin letters of the page that would be bold: a font file for two names.
            <LinkButton
              key={address}
              variant="outline"
              size="lg"
              className={classes.store}
              href={address}
              target="_blank"
              rel="noopener"
            >
              <DownloadIcon />
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
      <PhoneArt />
    </Section>
  )
}

import { useBackToClose, useBrand } from '@yawmi/remote-kit'
import { Dialog, LinkButton, Text, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { stickersStyles } from './stickers.styles'

/**
 * Stickers are added from the app: this dialog links to it. A click anywhere on it closes it (specification, section
 * 2).
 */
export function AppDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const strings = useStrings()
  const classes = useStyles(stickersStyles)
  useBackToClose(open, onClose)
  const { appStore, playStore } = useBrand().links
  const stores = [
    { label: strings.appStore, href: appStore },
    { label: strings.playStore, href: playStore },
  ].filter(({ href }) => href !== '')
  return (
    // React's synthetic clicks bubble here although the dialog is in a portal.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- keys have Escape and «إغلاق»
    <div onClick={onClose}>
      <Dialog open={open} onClose={onClose} title={strings.downloadTheApp}>
        <div className={classes.stores}>
          <Text>{strings.downloadTheAppWhy}</Text>
          {stores.map(({ label, href }) => (
            <LinkButton key={label} href={href} target="_blank" rel="noopener noreferrer" variant="outline">
              {label}
            </LinkButton>
          ))}
        </div>
      </Dialog>
    </div>
  )
}

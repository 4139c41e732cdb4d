import { useApi } from '@yawmi/remote-kit'
import { useInfiniteQuery } from '@yawmi/remote-kit/query'
import { SkeletonGroup, SkeletonText, defineStyles, useStyles } from '@yawmi/ui'
import { addQuote } from '../../commands/add-box'
import { usePanelStrings } from '../../copy/panels/use-strings'
import { EndlessList } from '../../components/endless-list'
import { FullNote } from '../../components/full-note'
import { useStudio } from '../../studio/use-studio'
import { panelStyles } from '../../components/panel.styles'
import { quotesQuery } from './quotes.resource'

const styles = defineStyles({
  quote: {
    display: 'grid',
    gap: '1',
    width: 'full',
    padding: '4',
    textAlign: 'start',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { borderColor: 'brand' } },
  },
})

/** The quotes; choosing one puts it on the picture. */
export function QuotesPanel() {
  const strings = usePanelStrings()
  const studio = useStudio()
  const panel = useStyles(panelStyles)
  const classes = useStyles(styles)
  const query = useInfiniteQuery(quotesQuery(useApi()))
  const skeleton = (
    <SkeletonGroup>
      <SkeletonText lines={8} />
    </SkeletonGroup>
  )
  return (
    <div role="group" aria-label={strings.addQuote} className={panel.stack}>
      <FullNote />
      <EndlessList query={query} empty={strings.noQuotes} skeleton={skeleton}>
        {(quotes) =>
          quotes.map(({ uuid, name, description }) => (
            <button key={uuid} type="button" className={classes.quote} onClick={() => studio.run(addQuote, name)}>
              <span>«{name}»</span>
              <span className={panel.note}>{description}</span>
            </button>
          ))
        }
      </EndlessList>
    </div>
  )
}

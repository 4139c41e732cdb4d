import { useApi } from '@yawmi/remote-kit'
import { useInfiniteQuery } from '@yawmi/remote-kit/query'
import { SkeletonGroup, SkeletonText, useStyles } from '@yawmi/ui'
import { addQuote } from '../../commands/add-box'
import { usePanelStrings } from '../../copy/panels/use-strings'
import { EndlessList } from '../../components/endless-list'
import { useStudio } from '../../studio/use-studio'
import { panelStyles } from '../../components/panel.styles'
import { quotesQuery } from './quotes.resource'

/** The quotes; choosing one puts it on the picture. */
export function QuotesPanel() {
  const strings = usePanelStrings()
  const studio = useStudio()
  const classes = useStyles(panelStyles)
  const query = useInfiniteQuery(quotesQuery(useApi()))
  const skeleton = (
    <SkeletonGroup>
      <SkeletonText lines={8} />
    </SkeletonGroup>
  )
  return (
    <div role="group" aria-label={strings.addQuote} className={classes.stack}>
      <EndlessList query={query} empty={strings.noQuotes} skeleton={skeleton}>
        {(quotes) =>
          quotes.map(({ uuid, name, description }) => (
            <button key={uuid} type="button" className={classes.quote} onClick={() => studio.run(addQuote, name)}>
              <span>«{name}»</span>
              <span className={classes.note}>{description}</span>
            </button>
          ))
        }
      </EndlessList>
    </div>
  )
}

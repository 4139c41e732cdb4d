import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { defineStyles, useStyles } from '@yawmi/ui'
import { Tabs } from '@yawmi/ui/tabs'
import { useStrings } from '../copy/use-strings'
import { PageHead } from '../components/page-head'
import { AllDraftsButton } from '../features/drafts/all-drafts-button'
import { newestKindQuery } from '../features/saved-items/newest-kind.resource'
import { SavedGrid } from '../features/saved-items/saved-grid'
import { StudioAhead } from './studio-ahead'

const styles = defineStyles({ page: { display: 'grid', gap: '4', width: 'full' } })

/** The saved designs in two tabs, cards and images; shown first is the kind of what was saved last. */
export default function SavedItemsScreen() {
  const api = useApi()
  const strings = useStrings()
  const classes = useStyles(styles)
  const [chosen, setChosen] = useState<DesignType>()
  const newest = useQuery({ ...newestKindQuery(api), enabled: chosen === undefined, refetchOnMount: 'always' })
  // Once: what is saved or deleted later takes nobody to another tab.
  if (!chosen && newest.isFetchedAfterMount) setChosen(newest.data ?? 'image')
  const type = chosen ?? 'image'
  return (
    <div className={classes.page}>
      <PageHead title={strings.saved}>
        <AllDraftsButton />
      </PageHead>
      <Tabs
        label={strings.saved}
        items={[
          { value: 'card', label: strings.cards },
          { value: 'image', label: strings.images },
        ]}
        value={type}
        onValueChange={(value) => setChosen(value === 'card' ? 'card' : 'image')}
      >
        <SavedGrid key={type} type={type} isHeld={!chosen} ahead={<StudioAhead />} />
      </Tabs>
    </div>
  )
}

import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { defineStyles, useStyles } from '@yawmi/ui'
import { Tabs } from '@yawmi/ui/tabs'
import { useStrings } from '../copy/use-strings'
import { PageHead } from '../components/page-head'
import { AllDraftsButton } from '../features/drafts/all-drafts-button'
import { SavedGrid } from '../features/saved-items/saved-grid'

const styles = defineStyles({ page: { display: 'grid', gap: '4', width: 'full' } })

/** The saved designs in two tabs, cards and images; images are shown first. */
export default function SavedItemsScreen() {
  const strings = useStrings()
  const classes = useStyles(styles)
  const [type, setType] = useState<DesignType>('image')
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
        onValueChange={(value) => setType(value === 'card' ? 'card' : 'image')}
      >
        <SavedGrid key={type} type={type} />
      </Tabs>
    </div>
  )
}

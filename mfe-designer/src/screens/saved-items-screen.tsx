import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { defineStyles, useStyles } from '@yawmi/ui'
import { Tabs } from '@yawmi/ui/tabs'
import { useCopy } from '../copy/use-strings'
import { PageHead } from '../components/page-head'
import { DraftsWay } from '../features/drafts/drafts-link'
import { SavedGrid } from '../features/saved-items/saved-grid'

const styles = defineStyles({
  page: { display: 'grid', gap: '4', width: 'full' },
})

/** What was designed and kept: cards on one side, images on the other, images first to be seen. */
function SavedItemsScreen() {
  const copy = useCopy()
  const classes = useStyles(styles)
  const [type, setType] = useState<DesignType>('image')
  return (
    <div className={classes.page}>
      <PageHead title={copy.saved}>
        <DraftsWay />
      </PageHead>
      <Tabs
        label={copy.saved}
        items={[
          { value: 'card', label: copy.cards },
          { value: 'image', label: copy.images },
        ]}
        value={type}
        onValueChange={(value) => setType(value === 'card' ? 'card' : 'image')}
      >
        <SavedGrid key={type} type={type} />
      </Tabs>
    </div>
  )
}

export default SavedItemsScreen

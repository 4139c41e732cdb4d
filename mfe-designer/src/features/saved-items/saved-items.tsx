import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { defineStyles, useStyles } from '@yawmi/ui'
import { Tabs } from '@yawmi/ui/tabs'
import { useCopy } from '../../copy/use-copy'
import { PageHead } from '../chrome/page-head'
import { DraftsWay } from '../drafts/drafts-way'
import { SavedGrid } from './saved-grid'

const styles = defineStyles({
  page: { display: 'grid', gap: '4', width: 'full' },
})

/** What was designed and kept: cards on one side, images on the other, images first to be seen. */
export function SavedItems() {
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

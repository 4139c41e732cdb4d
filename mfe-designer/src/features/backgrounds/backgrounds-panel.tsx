import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { EmptyState, Text, TextField, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { PictureChoices } from '../../components/gallery/picture-choices'
import { TagChips } from '../../components/gallery/tag-chips'
import { laterHook } from '../../lib/later-hook'
import { useChosenTag } from '../../hooks/use-chosen-tag'
import { useStudioView } from '../../studio/use-studio'
import { panelStyles } from '../../components/panel.styles'
import { ListFailure } from '../../components/failure/list-failure'

/** Until it is there, and where it cannot be had, names are found as they are written. */
const useIncludesWords = laterHook(async () => (await import('../../lib/includes-words')).includesWords)

/** Tags, found by their name, and the pictures under one of them; choosing a picture makes it the background. */
export function BackgroundsPanel({ type, onChoose }: { type: DesignType; onChoose: (path: string) => void }) {
  const strings = useStrings()
  const classes = useStyles(panelStyles)
  const [sought, setSought] = useState('')
  const includesWords = useIncludesWords(sought)
  const { tags, error, refetch, chosen, choose } = useChosenTag(type)
  const background = useStudioView(({ design }) => design.background?.path ?? '')
  if (error && !tags) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (tags?.length === 0) return <EmptyState>{strings.noImages}</EmptyState>
  const found = tags?.filter(({ name }) => includesWords?.(name, sought) ?? name.includes(sought.trim()))
  return (
    <div className={classes.stack}>
      <TextField
        label={strings.searchTags}
        type="search"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {found?.length === 0 ? (
        <Text tone="quiet">{strings.noTags}</Text>
      ) : (
        <TagChips tags={found} chosen={chosen} onChoose={choose} />
      )}
      {chosen && (
        <PictureChoices key={chosen} tag={chosen} chosen={background} onChoose={({ path }) => onChoose(path)} />
      )}
    </div>
  )
}

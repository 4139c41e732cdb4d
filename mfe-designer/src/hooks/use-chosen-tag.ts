import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { tagsQuery } from '../lib/gallery.resource'

/** The tags of a kind of design, the first one chosen until another is. */
export function useChosenTag(type: DesignType) {
  const { data: tags, error, refetch } = useQuery(tagsQuery(useApi(), type))
  const [requested, choose] = useState<string>()
  const chosen = tags?.find(({ uuid }) => uuid === requested) ?? tags?.[0]
  return { tags, error, refetch, chosen: chosen?.uuid, choose }
}

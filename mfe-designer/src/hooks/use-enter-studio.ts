import type { DesignType } from '@yawmi/contract'
import { useNavigation } from '@yawmi/remote-kit'
import { removeStored, writeStored } from '@yawmi/session'
import { useAtLeast } from '@yawmi/ui'
import { choosePhoneType } from '../lib/phone-type'
import { editorTarget } from '../lib/targets'
import type { Draft } from '../studio/draft-id'
import { requestDraft } from '../studio/requested-draft'

interface Entering {
  /** What has to be over before the page is left, such as the closing of a dialog. */
  leave?: () => Promise<void>
  /** Instead of this page in the history. */
  replace?: boolean
}

/** Opens a draft in its studio, from another page. */
export function useEnterStudio(): (type: DesignType, draft: Draft, entering?: Entering) => Promise<void> {
  const wide = useAtLeast('md')
  const { go } = useNavigation()
  return async (type, draft, { leave, replace } = {}) => {
    requestDraft(type, draft)
    const { background } = draft.design
    choosePhoneType(type)
    // The phone's editor brings what was chosen on the page before onto the design.
    if (background) writeStored('backgroundImage', background.path)
    else removeStored('backgroundImage')
    await leave?.()
    // What has the focus goes with this page; while it has it, browsers style the page once more in the middle of its removal.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    go(editorTarget(type, wide), { replace })
  }
}

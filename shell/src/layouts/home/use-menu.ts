import type { Menu } from '@yawmi/contract'
import { useRole } from '@yawmi/remote-kit'
import { itemsOf, type OwnedMenuItem } from '../../lib/menu'
import { useRegistry } from '../../remotes/registry-context'

/** The items of a menu, which the remotes of the release list declare, as this visitor has them. */
export function useMenu(menu: Menu): OwnedMenuItem[] {
  const role = useRole()
  return itemsOf(useRegistry().menu, menu, role)
}

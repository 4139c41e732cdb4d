import type { Menu, MenuItem, ReleaseList, RemoteName } from '@yawmi/contract'
import type { Role } from '@yawmi/session'

/** A menu item with the remote that declares it. */
export interface OwnedMenuItem extends MenuItem {
  remote: RemoteName
}

/** How many items the bar below the screen has room for on the narrowest phones. */
const MAX_BOTTOM_BAR = 5

/** The menu items of the current release of each remote. */
export const declaredMenu = ({ remotes }: ReleaseList): OwnedMenuItem[] =>
  Object.entries(remotes).flatMap(([remote, [current]]) =>
    (current?.declaration.menu ?? []).map((item) => ({ ...item, remote })),
  )

/** The items of one menu in their order, as somebody in this role sees it. */
export function itemsOf(declared: readonly OwnedMenuItem[], menu: Menu, role: Role): OwnedMenuItem[] {
  const items = declared
    .flatMap((item) => {
      const place = item.in[menu]
      return place && !(place.free === 'hidden' && role !== 'subscriber') ? [{ item, order: place.order }] : []
    })
    .sort((one, other) => one.order - other.order || (one.item.remote < other.item.remote ? -1 : 1))
    .map(({ item }) => item)
  return menu === 'bottom-bar' ? items.slice(0, MAX_BOTTOM_BAR) : items
}

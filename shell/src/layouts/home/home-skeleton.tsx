import type { ReactNode } from 'react'
import { cx, defineStyles, Logo, Skeleton, useBrand, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { skeletonStyles, type SkeletonProps } from '../../components/skeleton.styles'
import { mainStyles } from '../../components/main-area'
import { homeStyles } from './home.styles'
import { itemsOf, type OwnedMenuItem } from '../../lib/menu'

const styles = defineStyles({
  wide: { '&&': { display: { base: 'none', md: 'block' } } },
  narrow: { '&&': { display: { md: 'none' } } },
  button: { display: 'grid', placeItems: 'center', width: 'touch', height: 'touch' },
  exit: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: { base: '9px', sm: '21px' },
    fontWeight: 'bold',
  },
  hidden: { visibility: 'hidden' },
})

/**
 * The app-shell skeleton of the content area, in the sizes of `HomeLayout`, which replaces it. It has no text, as fonts
 * are loading too, and nothing to press.
 */
export function HomeSkeleton({ role, menu, children }: SkeletonProps & { menu: readonly OwnedMenuItem[] }) {
  const home = useStyles(homeStyles)
  const main = useStyles(mainStyles)
  const classes = useStyles(styles)
  const skeleton = useStyles(skeletonStyles)
  const lineCount = itemsOf(menu, 'sidebar', role).length
  return (
    <div className={cx(home.page, skeleton.still, skeleton[role])}>
      <div className={home.header} aria-hidden>
        <span className={home.brand}>
          <Logo size={36} markOnly />
        </span>
        {useBrand().features.darkTheme && <ButtonSkeleton />}
        {role === 'free' ? <ExitSkeleton /> : <ButtonSkeleton />}
      </div>
      <div className={home.body}>
        <div className={cx(home.sidebar, classes.wide)} aria-hidden>
          <div className={home.sidebarList}>
            {/* A subscriber's last line is the log-out button. */}
            {repeat(role === 'subscriber' ? lineCount + 1 : lineCount, (line) => (
              <div key={line} className={home.sidebarLink}>
                <Skeleton shape="circle" width="6" />
                <Skeleton width="50%" height="4" />
              </div>
            ))}
          </div>
        </div>
        <div className={cx(main.main, home.main)}>{children}</div>
      </div>
      <div className={cx(home.bottomBar, classes.narrow)} aria-hidden>
        {repeat(itemsOf(menu, 'bottom-bar', role).length, (item) => (
          <div key={item} className={home.bottomLink}>
            <Skeleton shape="circle" width="6" />
            <Skeleton width="12" height="3" />
          </div>
        ))}
      </div>
    </div>
  )
}

const ButtonSkeleton = () => (
  <span className={useStyles(styles).button}>
    <Skeleton shape="circle" width="6" />
  </span>
)

/** The button of a free visitor, as wide as its label. */
const ExitSkeleton = () => {
  const classes = useStyles(styles)
  return (
    <span className={classes.exit}>
      <Skeleton shape="circle" width="6" />
      <Skeleton height="4">
        <span className={classes.hidden}>{useStrings().exit}</span>
      </Skeleton>
    </span>
  )
}

const repeat = (count: number, render: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, n) => render(n))

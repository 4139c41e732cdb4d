import type { ReactNode } from 'react'
import { cx, defineStyles, Logo, Skeleton, useBrand, useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { frameStyles, type FrameProps } from '../frame.styles'
import { mainStyles } from '../main-area'
import { homeStyles } from './home-styles'
import { BOTTOM_BAR, SIDEBAR } from './menu-items'

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
  unseen: { visibility: 'hidden' },
})

/**
 * The content area's frame in shapes, in the sizes of `HomeLayout`: what stands until that one comes. It shows no
 * words, for their letters are on the way too, and has nothing to press.
 */
export function HomeFrame({ role, children }: FrameProps) {
  const home = useStyles(homeStyles)
  const main = useStyles(mainStyles)
  const classes = useStyles(styles)
  const frame = useStyles(frameStyles)
  const lines = SIDEBAR.filter((item) => role === 'subscriber' || !item.subscribersOnly).length
  return (
    <div className={cx(home.page, frame.still, frame[role])}>
      <div className={home.header} aria-hidden>
        <span className={home.brand}>
          <Logo size={36} markOnly />
        </span>
        {useBrand().features.darkTheme && <ButtonShape />}
        {role === 'free' ? <ExitShape /> : <ButtonShape />}
      </div>
      <div className={home.body}>
        <div className={cx(home.sidebar, classes.wide)} aria-hidden>
          <div className={home.sidebarList}>
            {/* A subscriber's last line is log out. */}
            {shapes(role === 'subscriber' ? lines + 1 : lines, (line) => (
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
        {shapes(BOTTOM_BAR.length, (item) => (
          <div key={item} className={home.bottomLink}>
            <Skeleton shape="circle" width="6" />
            <Skeleton width="12" height="3" />
          </div>
        ))}
      </div>
    </div>
  )
}

const ButtonShape = () => (
  <span className={useStyles(styles).button}>
    <Skeleton shape="circle" width="6" />
  </span>
)

/** A free visitor's way out, as wide as its word. */
const ExitShape = () => {
  const classes = useStyles(styles)
  return (
    <span className={classes.exit}>
      <Skeleton shape="circle" width="6" />
      <Skeleton height="4">
        <span className={classes.unseen}>{useCopy().exit}</span>
      </Skeleton>
    </span>
  )
}

const shapes = (count: number, shape: (index: number) => ReactNode) => Array.from({ length: count }, (_, n) => shape(n))

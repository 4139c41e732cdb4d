import { BREAKPOINTS } from '@yawmi/ui'
import { WIDE_FROM_PX, declaration } from './remote'
import { remote } from './index'

describe('the address of the desktop editor', () => {
  it('preloads the phone editor in windows below the width from which the desktop editor is shown', () => {
    expect(`${WIDE_FROM_PX}px`).toBe(BREAKPOINTS.md)
    expect(declaration.routes.find(({ screen }) => screen === 'design-page')).toMatchObject({
      narrow: { below: WIDE_FROM_PX, screen: 'phone-design-page' },
    })
  })

  it('has the code of the phone editor alone where the window is narrow', async () => {
    const { NarrowDesignPageScreen } = await import('./screens/phone-design-page-screen')
    const loaded = (await remote.preload('design-page')) as { default: unknown }
    expect(loaded.default).toBe(NarrowDesignPageScreen)
  })
})

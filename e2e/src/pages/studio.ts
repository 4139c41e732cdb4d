import type { CDPSession, Locator, Page } from '@playwright/test'

/** A text of a design, with the fields that tests set; the studio fills in the others. */
export interface StudioText {
  id: string
  text: string
  [field: string]: unknown
}

export interface StudioDesign {
  /** Of its stored form; the first where it is left out. */
  version?: number
  background: { path: string; width: number; height: number } | null
  /** How the background looks. */
  tone?: object
  /** One of the sizes that are the design's own. */
  page?: string
  boxes: StudioText[]
}

/** Position and rotation of a text, in stage units and degrees, as its element has them. */
export interface Standing {
  x: number
  y: number
  rotation: number
  width: number
  height: number
}

/** Waits until a text has the keyboard focus. */
export const writing = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement)

/** The design studio, by its visible texts. */
export class Studio {
  constructor(readonly page: Page) {}

  /** Opens the studio with a design that was left unfinished on this device. */
  static async goOnWith(page: Page, design: StudioDesign, address = '/design-page/images'): Promise<Studio> {
    await page.addInitScript((draft) => {
      // Once for each tab, so that a reload finds the draft that the studio itself has saved.
      if (!sessionStorage.getItem('design')) localStorage.setItem('yawmi:draft:image:journey', `1;${draft}`)
      sessionStorage.setItem('design', 'begun')
    }, JSON.stringify(design))
    const studio = await Studio.open(page, address)
    await studio.acceptDraft()
    await page.evaluate(() => document.fonts.ready)
    return studio
  }

  static async open(page: Page, address = '/design-page/images'): Promise<Studio> {
    // Its load ends with files that the studio does without.
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const studio = new Studio(page)
    await studio.stage.waitFor()
    return studio
  }

  async acceptDraft(): Promise<void> {
    await this.press('متابعة التصميم')
    await this.page.getByRole('button', { name: 'متابعة التصميم' }).waitFor({ state: 'detached' })
  }

  get stage(): Locator {
    return this.page.getByRole('group', { name: 'لوحة التصميم' })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  press(name: string): Promise<void> {
    return this.button(name).click()
  }

  box(id: string): Locator {
    return this.page.locator(`[data-box="${id}"]`)
  }

  async zoom(percent: 100 | 75 | 50): Promise<void> {
    await this.page.getByRole('combobox', { name: 'التكبير' }).selectOption(String(percent))
  }

  /** Every text with its content and style, in stacking order. */
  looks(): Promise<string[]> {
    return this.page
      .locator('[data-box]')
      .evaluateAll((boxes) => boxes.map((box) => `${box.getAttribute('style')} ${box.textContent}`))
  }

  standing(id: string): Promise<Standing> {
    return this.box(id).evaluate((element: HTMLElement) => {
      const [, x, y, rotation] = /translate\((.+)px, (.+)px\) rotate\((.+)deg\)/.exec(element.style.transform) ?? []
      return {
        x: Number(x),
        y: Number(y),
        rotation: Number(rotation),
        width: Number.parseFloat(element.style.width),
        height: element.offsetHeight,
      }
    })
  }

  /** Scale of the stage in screen pixels, and the position of its corner on the screen. */
  async place(): Promise<{ scale: number; left: number; top: number }> {
    return this.stage.evaluate((element: HTMLElement) => {
      const { left, top } = element.getBoundingClientRect()
      return { scale: Number(element.style.getPropertyValue('--stage-scale')), left, top }
    })
  }

  /** The centre of a text on the screen, computed from its position. */
  async middle(id: string): Promise<{ x: number; y: number }> {
    const [{ scale, left, top }, { x, y, width, height }] = await Promise.all([this.place(), this.standing(id)])
    return { x: left + (x + width / 2) * scale, y: top + (y + height / 2) * scale }
  }

  /**
   * The distance of each handle of the selected text from its expected position, in pixels: the corner of the frame, or
   * the middle of its side.
   */
  async handlesOff(id: string): Promise<number> {
    const [{ scale, left, top }, { x, y, width, height, rotation }] = await Promise.all([
      this.place(),
      this.standing(id),
    ])
    const turn = (rotation * Math.PI) / 180
    const handles = await this.page.locator('.moveable-control.moveable-direction').evaluateAll((all) =>
      all.map((handle) => {
        const edge = handle.getBoundingClientRect()
        const name = handle.getAttribute('data-direction') ?? ''
        return { name, x: edge.left + edge.width / 2, y: edge.top + edge.height / 2 }
      }),
    )
    if (handles.length !== 6) return Infinity
    const off = handles.map((handle) => {
      const along = handle.name.includes('w') ? -width / 2 : width / 2
      const down = handle.name.startsWith('n') ? -height / 2 : handle.name.startsWith('s') ? height / 2 : 0
      const cornerX = x + width / 2 + along * Math.cos(turn) - down * Math.sin(turn)
      const cornerY = y + height / 2 + along * Math.sin(turn) + down * Math.cos(turn)
      return Math.hypot(left + cornerX * scale - handle.x, top + cornerY * scale - handle.y)
    })
    return Math.max(...off)
  }

  /** Lines that show what the dragged text is aligned with. */
  get guides(): Locator {
    return this.page.locator('[data-guide][style*="translate"]')
  }

  handle(direction: string): Locator {
    return this.page.locator(`.moveable-control[data-direction="${direction}"]`)
  }

  /** Drags by the mouse from one point to another, in some steps. */
  async drag(from: { x: number; y: number }, by: { x: number; y: number }, steps = 5): Promise<void> {
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    for (let step = 1; step <= steps; step += 1) {
      await mouse.move(from.x + (by.x * step) / steps, from.y + (by.y * step) / steps)
    }
    await mouse.up()
  }

  /** Touches the screen: each finger is a list of points, all lists of one length. */
  async touch(...fingers: { x: number; y: number }[][]): Promise<void> {
    const session: CDPSession = await this.page.context().newCDPSession(this.page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          step === undefined ? [] : fingers.map((finger, id) => ({ ...(finger[step] ?? { x: 0, y: 0 }), id })),
      })
    await send('touchStart', 0)
    for (let step = 1; step < (fingers[0]?.length ?? 0); step += 1) await send('touchMove', step)
    await send('touchEnd')
    await session.detach()
  }
}

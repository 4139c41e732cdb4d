import fc from 'fast-check'
import { setText } from '../commands/text/set-text'
import { textsOf } from '../document/pristine'
import { asItIsNow, autosaveDrafts, findDraft, listDrafts, type StoredDraft } from './drafts'
import { createStudio, type Studio } from './studio'

type Listening = Parameters<Window['addEventListener']>

/** What is written next: no two words are alike, and none is part of another. */
let words: string[]
/** Storage events that are on their way, by the tab that they go to. */
let events: Map<Tab, StorageEvent[]>
let tabs: Tab[]
/** The tab whose code runs. */
let current: Tab | undefined
let inFront: Tab | undefined

/** Runs code as a tab's own. */
function as(tab: Tab, work: () => unknown): void {
  const before = current
  current = tab
  work()
  current = before
}

/** One tab of a browser that has several at one site: its page's events are its own, and the device's storage is all of theirs. */
class Tab {
  studio!: Studio
  #page = new EventTarget()
  /** In the cache for «back»: its code does not run, and it is told of nothing. */
  isAway = false
  listed: StoredDraft[] = []

  constructor() {
    this.load()
  }

  /** @param draft what it had open before a reload */
  load(draft?: string): void {
    this.#page = new EventTarget()
    this.listed = []
    this.studio = createStudio()
    const left = draft === undefined ? undefined : findDraft('image', draft)
    if (left) this.studio.open(left)
    as(this, () => autosaveDrafts(this.studio, 'image'))
  }

  /** What it is told: the page's events go to those who listened as this tab. */
  tell(event: Event): void {
    as(this, () => this.#page.dispatchEvent(event))
  }

  listen(...listening: Listening): void {
    this.#page.addEventListener(...listening)
  }
}

function look(tab: Tab, visibility: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  tab.tell(new Event('visibilitychange'))
}

function bringToFront(tab: Tab): void {
  if (inFront === tab) return
  if (inFront) look(inFront, 'hidden')
  inFront = tab
  // A tab at rest hears what it missed before a finger can touch it, one that comes back from the cache does not.
  deliverTo(tab)
  tab.isAway = false
  look(tab, 'visible')
}

function deliverTo(tab: Tab): void {
  const due = events.get(tab) ?? []
  events.set(tab, [])
  if (!tab.isAway) for (const event of due) tab.tell(event)
}

function openListed(tab: Tab, at: number): void {
  bringToFront(tab)
  const draft = tab.listed.at(at)
  if (draft && draft.id !== tab.studio.view().draft) as(tab, () => tab.studio.open(asItIsNow('image', draft)))
}

const ACTS = {
  write(tab: Tab) {
    bringToFront(tab)
    const word = `(${words.length})`
    words.push(word)
    const [box] = textsOf(tab.studio.view().design)
    as(tab, () => tab.studio.run(setText, { id: box!.id, text: `${box!.text}${word}` }))
  },
  wait: () => jest.advanceTimersByTime(500),
  hear: (tab: Tab) => deliverTo(tab),
  show: bringToFront,
  /** Opens the list of drafts, which shows what there was then until it is closed. */
  list(tab: Tab) {
    bringToFront(tab)
    tab.listed = listDrafts('image')
  },
  openFirst: (tab: Tab) => openListed(tab, 0),
  openLast: (tab: Tab) => openListed(tab, -1),
  begin(tab: Tab) {
    bringToFront(tab)
    as(tab, () => tab.studio.open())
  },
  reload(tab: Tab) {
    bringToFront(tab)
    const { draft } = tab.studio.view()
    tab.tell(new Event('pagehide'))
    events.set(tab, [])
    tab.load(draft)
  },
  /** To another page, which «back» leaves as this one was. */
  goAway(tab: Tab) {
    bringToFront(tab)
    tab.tell(new Event('pagehide'))
    look(tab, 'hidden')
    inFront = undefined
    tab.isAway = true
    events.set(tab, [])
  },
} satisfies Record<string, (tab: Tab) => unknown>
/** What people do most is chosen most. */
const NAMES = (Object.keys(ACTS) as (keyof typeof ACTS)[]).flatMap((name) =>
  ['write', 'list', 'openFirst', 'goAway'].includes(name) ? [name, name, name] : [name],
)

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
  words = []
  events = new Map()
  tabs = []
  inFront = undefined
  const { setTimeout } = globalThis
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, milliseconds?: number) => {
    const tab = current
    return setTimeout(() => (tab ? as(tab, work) : work()), milliseconds)
  }) as typeof globalThis.setTimeout)
  for (const target of [window, document])
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((...listening: Listening) => current!.listen(...listening))
  const { setItem } = Storage.prototype
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, newValue: string) {
    setItem.call(this, key, newValue)
    for (const tab of tabs)
      if (tab !== current && !tab.isAway)
        events.set(tab, [...(events.get(tab) ?? []), new StorageEvent('storage', { key, newValue })])
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** All that is written in drafts on the device. */
const written = () =>
  listDrafts('image')
    .map(({ design }) => textsOf(design)[0]?.text)
    .join()

it('no word is lost that somebody writes in two tabs at their drafts, whatever becomes of the tabs', () => {
  const act = fc.tuple(fc.constantFrom(...NAMES), fc.nat(1))
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 40, size: 'max' }), (history) => {
      localStorage.clear()
      words = []
      events = new Map()
      inFront = undefined
      tabs = []
      tabs.push(new Tab(), new Tab())
      for (const [name, at] of history) ACTS[name](tabs[at]!)
      for (const tab of tabs) if (!tab.isAway) look(tab, 'hidden')
      expect(words.filter((word) => !written().includes(word))).toEqual([])
      jest.clearAllTimers()
    }),
    { numRuns: 500 },
  )
})

import { buildOfOneMoment } from './of-one-moment.mjs'

/** @type {number} */
let sources
/** @type {number[]} */
let built
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  sources = 0
  built = []
})
afterEach(() => jest.restoreAllMocks())

/** A build during which somebody saves a file, as often as that. @param {number} saves */
const build = (saves) =>
  buildOfOneMoment(
    'content',
    `hash ${sources}`,
    async () => `hash ${sources}`,
    async () => {
      built.push(sources)
      if (saves-- > 0) sources += 1
    },
  )

it('builds once what nobody writes to', async () => {
  expect(await build(0)).toBe('hash 0')
  expect(built).toEqual([0])
})

it('builds again what was changed meanwhile, and speaks of what was built', async () => {
  expect(await build(1)).toBe('hash 1')
  expect(built).toEqual([0, 1])
})

it('builds anew what was changed before its turn came', async () => {
  const begun = `hash ${sources}`
  sources = 1
  /** @type {number[]} */
  const tries = []
  const hash = await buildOfOneMoment(
    'content',
    begun,
    async () => `hash ${sources}`,
    async (time) => void tries.push(time),
  )
  expect(hash).toBe('hash 1')
  expect(tries).toEqual([1, 2])
})

it('gives up where somebody goes on writing', async () => {
  await expect(build(99)).rejects.toThrow('somebody keeps writing to the sources of content')
  expect(built).toHaveLength(3)
})

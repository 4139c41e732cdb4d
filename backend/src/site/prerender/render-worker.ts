import { createRequire } from 'node:module'
import net from 'node:net'
import vm from 'node:vm'
import { receiveLines, sendLine } from './json-lines'
import type {
  FirstScreen,
  FirstScreenOrder,
  Frame,
  FrameOrder,
  FromWorker,
  PageOrder,
  Rendered,
  ToWorker,
} from './wire'

/**
 * The program that renders pages, in a process of its own (`confinement.ts`): a remote's bundle is its team's code, and
 * has neither our environment nor files nor network here. It gets sources and settings as messages, and answers HTML.
 */

interface ShellBundle {
  shared(): Promise<Record<string, unknown>>
  draw(input: object): Promise<Pick<Rendered, 'html' | 'styles' | 'firstLook'>>
  drawFrame(input: object): Frame
  renderFirstScreen?(input: object): Promise<FirstScreen>
  fontFaces(font: string): string
}
interface RemoteBundle {
  remote?: object
  skeletons?: Record<string, unknown>
  structuredData?: (screen: string, brand: object, texts?: object) => Record<string, unknown> | undefined
}

const require = createRequire(import.meta.url)
/** The server's end of it is at the same number: `confinement.ts`. */
const server = new net.Socket({ fd: 3 })

// Where the machine gave us no network of our own, this is what keeps a bundle off it.
const refuse = () => {
  throw new Error('a page is rendered without network')
}
Object.assign(net.Socket.prototype, { connect: refuse })
Object.assign(net.Server.prototype, { listen: refuse })
Object.assign(process, { binding: refuse })

const sources = new Map<string, string>()
const bundles = new Map<string, Promise<unknown>>()

/** What a bundle exports, evaluated once. */
function evaluate<B>(name: string, take: (id: string) => unknown): Promise<B> {
  const known = bundles.get(name)
  if (known) return known as Promise<B>
  const loading = Promise.resolve().then(() => {
    const module = { exports: {} }
    const source = sources.get(name)
    if (source === undefined) throw new Error(`${name} was not sent`)
    const parameters = ['module', 'exports', 'require']
    const run = vm.compileFunction(source, parameters, { filename: name }) as (...values: unknown[]) => void
    run(module, module.exports, take)
    return module.exports
  })
  bundles.set(name, loading)
  return loading as Promise<B>
}

const shellBundle = (name: string) => evaluate<ShellBundle>(name, (id) => require(id) as unknown)

/** A remote's bundle, with the shell's libraries in the place of its own. */
async function remoteBundle(name: string, shell: ShellBundle): Promise<RemoteBundle> {
  const libraries = await shell.shared()
  return evaluate<RemoteBundle>(name, (id) => {
    if (!(id in libraries)) throw new Error(`${name} asks for ${id}, which the shell does not share`)
    return libraries[id]
  })
}

async function render({ shell: shellName, remote, boot, pathname, screen }: PageOrder): Promise<Rendered> {
  const shell = await shellBundle(shellName)
  const bundle = await remoteBundle(remote.bundle, shell)
  const drawing = await shell.draw({
    boot,
    pathname,
    remote: { name: remote.name, version: remote.version, module: bundle.remote },
  })
  return {
    ...drawing,
    fontFaces: shell.fontFaces(boot.brand.font),
    structuredData: bundle.structuredData?.(screen, boot.brand, boot.texts),
  }
}

async function renderFrame({ shell: shellName, boot, layout, menu, skeleton }: FrameOrder): Promise<Frame> {
  const shell = await shellBundle(shellName)
  const bundle = skeleton && (await remoteBundle(skeleton.bundle, shell))
  return shell.drawFrame({ boot, layout, menu, Skeleton: skeleton && bundle?.skeletons?.[skeleton.screen] })
}

async function renderFirstScreen({ shell: shellName, remote, ...order }: FirstScreenOrder): Promise<FirstScreen> {
  const shell = await shellBundle(shellName)
  const { remote: module } = await remoteBundle(remote.bundle, shell)
  if (!shell.renderFirstScreen || !module) throw new Error('this release renders no first screens')
  return shell.renderFirstScreen({ ...order, remote: { name: remote.name, version: remote.version, module } })
}

function carryOut(message: ToWorker): void {
  if ('source' in message) return void sources.set(message.name, message.source)
  const answer = (reply: FromWorker) => sendLine(server, reply)
  const rendering: Promise<Rendered | Frame | FirstScreen> =
    'order' in message
      ? render(message.order)
      : 'frame' in message
        ? renderFrame(message.frame)
        : renderFirstScreen(message.firstScreen)
  rendering.then(
    (rendered) => answer({ id: message.id, rendered }),
    (error: unknown) =>
      answer({ id: message.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
}

const end = () => process.exit()
// The server has ended.
server.on('error', end).on('close', end)
receiveLines(server, { take: (message) => carryOut(message as ToWorker), fail: end })

import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { pageFonts } from './fonts'
import type { Drawing, Frame, FrameOrder, FromWorker, Order, ToWorker } from './wire'

/**
 * Draws pages ahead, in a thread of its own: a screen that fails, hangs or eats memory takes this thread with it and
 * not the server. It knows neither shell nor remotes, only where their bundles lie.
 */
const require = createRequire(import.meta.url)

interface ShellBundle {
  shared(): Promise<Record<string, unknown>>
  draw(input: object): Promise<Pick<Drawing, 'html' | 'styles'>>
  drawFrame(input: object): Frame
  fontFaces(font: string): string
}
interface RemoteBundle {
  remote?: object
  skeletons?: Record<string, unknown>
  structuredData?: (screen: string, brand: object) => object | undefined
}

const remotes = new Map<string, Promise<RemoteBundle>>()

/** A remote's bundle, evaluated once with the shell's libraries in the place of its own. */
function remoteBundle(file: string, shell: ShellBundle): Promise<RemoteBundle> {
  const known = remotes.get(file)
  if (known) return known
  const loading = shell.shared().then((libraries) => {
    const module = { exports: {} as RemoteBundle }
    const take = (id: string) => {
      if (!(id in libraries)) throw new Error(`${file} asks for ${id}, which the shell does not share`)
      return libraries[id]
    }
    const run = vm.compileFunction(fs.readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })
    run(module, module.exports, take)
    return module.exports
  })
  remotes.set(file, loading)
  return loading
}

async function draw({ shell: shellFile, remote, boot, pathname, screen }: Order): Promise<Drawing> {
  const shell = require(shellFile) as ShellBundle
  const bundle = await remoteBundle(remote.bundle, shell)
  const drawn = await shell.draw({
    boot,
    pathname,
    remote: { name: remote.name, version: remote.version, module: bundle.remote },
  })
  return {
    ...drawn,
    fonts: pageFonts(shell.fontFaces(boot.brand.font), path.dirname(shellFile)),
    earlyScript: textOf(path.join(path.dirname(remote.bundle), 'early.js')),
    structuredData: bundle.structuredData?.(screen, boot.brand),
  }
}

async function drawFrame({ shell: shellFile, boot, skeleton }: FrameOrder): Promise<Frame> {
  const shell = require(shellFile) as ShellBundle
  const bundle = skeleton && (await remoteBundle(skeleton.bundle, shell))
  return shell.drawFrame({ boot, Skeleton: skeleton && bundle?.skeletons?.[skeleton.screen] })
}

const textOf = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined)

parentPort?.on('message', ({ id, ...task }: ToWorker) => {
  const answer = (message: FromWorker) => parentPort?.postMessage(message)
  const drawn = 'order' in task ? draw(task.order) : drawFrame(task.frame)
  drawn.then(
    (drawing: Drawing | Frame) => answer({ id, drawing }),
    (error: unknown) => answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

import { spawn } from 'node:child_process'
import type { Reply, Start } from './bidi.ts'

const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/

/** This Firefox gives what a page has it download no id, by which Playwright knows it; its address is one as well. */
function withDownloadId(message: Reply): Reply {
  if (message.type !== 'event' || !message.method.startsWith('browsingContext.download')) return message
  const { url } = message.params as { url?: string }
  return { ...message, params: { download: url, ...message.params } }
}

/** What the browser itself notes, such as a cookie that it does not take: a breach of a policy is heard of in the page. */
const NOTICES = /^(Content-Security-Policy: |Cookie “)/

function withoutNotices(message: Reply): Reply {
  if (message.type !== 'event' || message.method !== 'log.entryAdded') return message
  const { text } = message.params as { text?: string }
  return NOTICES.test(text ?? '') ? { ...message, params: { ...message.params, level: 'warn' } } : message
}

/**
 * Firefox as it is distributed. It speaks the protocol by itself; Playwright also uses commands of it that a Firefox with
 * long-term support does not have yet, to emulate what these tests do without.
 */
export const startFirefox: Start = async (args, reply, onEnd) => {
  const firefox = spawn(process.env.FIREFOX ?? 'firefox', args, { stdio: ['ignore', 'inherit', 'pipe'] })
  firefox.once('exit', onEnd)
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    firefox.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, found] = LISTENS.exec(output) ?? []
      if (found) resolve(found)
    })
    firefox.once('error', reject)
    firefox.once('exit', () => reject(new Error(`Firefox did not start:\n${output}`)))
  })
  const socket = new WebSocket(`${address}/session`)
  const emulations = new Set<number>()
  socket.addEventListener('message', ({ data }) => {
    const message = withoutNotices(withDownloadId(JSON.parse(String(data)) as Reply))
    const isMissing = message.type === 'error' && message.error === 'unknown command'
    const isEmulation = 'id' in message && message.id !== null && emulations.delete(message.id)
    reply(isMissing && isEmulation ? { type: 'success', id: message.id ?? 0, result: {} } : message)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`nobody listens at ${address}`)))
  })
  return {
    send(command) {
      if (command.method.startsWith('emulation.')) emulations.add(command.id)
      socket.send(JSON.stringify(command))
    },
    end: () =>
      new Promise((resolve) => {
        firefox.once('exit', () => resolve())
        firefox.kill()
      }),
  }
}

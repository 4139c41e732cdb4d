/** What both pages of the sandbox do: keep up with the carrier, tell times, show messages. */
import { html as view } from './standalone.module.js'

export { html as view, render } from './standalone.module.js'

/** What the page says. */
export const strings = JSON.parse(document.getElementById('strings').textContent)

const PAUSE = 1000
const LONGEST_PAUSE = 15_000

const TRIPOLI = { timeZone: 'Africa/Tripoli' }
const timeFormat = new Intl.DateTimeFormat('ar-LY', { dateStyle: 'long', timeStyle: 'medium', ...TRIPOLI })
const briefFormat = new Intl.DateTimeFormat('ar-LY', { dateStyle: 'medium', timeStyle: 'short', ...TRIPOLI })

/** A time of the carrier, as people in Libya read it. */
export const readable = (instant) => timeFormat.format(new Date(instant))

/** The same in a table. */
export const brief = (instant) => briefFormat.format(new Date(instant))

/** A call of the sandbox. @throws when it is not answered, or answered with a failure. */
export async function call(path, body) {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const reply = await fetch(`/sandbox/${path}`, init)
  if (!reply.ok) throw new Error(String(reply.status))
  return reply.json()
}

/**
 * Calls `look` each second while the page is seen; after failures ever less often.
 * @param setOffline is told each time whether the call failed
 * @returns looks at once.
 */
export function keepLooking(look, setOffline) {
  let pause = PAUSE
  let timer
  let round = 0

  const again = async () => {
    clearTimeout(timer)
    const mine = (round += 1)
    if (document.hidden) return
    try {
      await look()
      pause = PAUSE
      setOffline(false)
    } catch {
      pause = Math.min(pause * 2, LONGEST_PAUSE)
      setOffline(true)
    }
    if (mine === round) timer = setTimeout(() => void again(), pause)
  }
  document.addEventListener('visibilitychange', () => void again())
  void again()
  return again
}

export const offlineView = (isOffline) => view`<p id="offline" role="alert" hidden=${!isOffline}>${strings.offline}</p>`

/** Messages, newest first; those that stand there already stay as they are. */
export const messagesView = (messages, words, tell) =>
  messages.map(({ id, direction, msisdn, at, text }) => {
    const [, code] = /#(\d{4})\s*$/.exec(text) ?? []
    const lastLine = text.lastIndexOf('\n@')
    return view`<li key=${id} class="message" data-direction=${direction}>
      <div class="head">
        <span class="way">${direction === 'out' ? words.to : words.from}</span>
        <bdi class="number" dir="ltr">${msisdn}</bdi>
        <time datetime=${at}>${tell(at)}</time>
      </div>
      <p class="text"><bdi>${code && lastLine > 0 ? text.slice(0, lastLine).trim() : text}</bdi></p>
      ${code && direction === 'out' && view`<p class="code"><span>${words.code}</span> <output dir="ltr">${code}</output></p>`}
    </li>`
  })

/** What both pages of the sandbox do: keep up with the carrier, tell times, draw messages. */

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
 * Calls `look` each second while the page is seen; after failures ever less often, with the notice shown meanwhile.
 * @returns looks at once.
 */
export function keepLooking(look, offline) {
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
      offline.hidden = true
    } catch {
      pause = Math.min(pause * 2, LONGEST_PAUSE)
      offline.hidden = false
    }
    if (mine === round) timer = setTimeout(again, pause)
  }
  document.addEventListener('visibilitychange', () => void again())
  void again()
  return again
}

/** Fills a list with messages, newest first; those that stand there already stay as they are. */
export function drawMessages(list, messages, tell = readable) {
  const standing = new Map([...list.children].map((node) => [node.dataset.id, node]))
  list.replaceChildren(...messages.map((message) => standing.get(message.id) ?? messageNode(message, tell)))
}

function messageNode(message, tell) {
  const node = document.getElementById('message').content.firstElementChild.cloneNode(true)
  const part = (name) => node.querySelector(name)
  node.dataset.id = message.id
  node.dataset.direction = message.direction
  part('.way').textContent = part('.way').dataset[message.direction]
  part('.number').textContent = message.msisdn
  part('time').textContent = tell(message.at)
  part('time').dateTime = message.at
  const code = /#(\d{4})\s*$/.exec(message.text)
  const lastLine = message.text.lastIndexOf('\n@')
  part('.text bdi').textContent = code && lastLine > 0 ? message.text.slice(0, lastLine).trim() : message.text
  if (code && message.direction === 'out') {
    part('.code').hidden = false
    part('output').textContent = code[1]
  }
  return node
}

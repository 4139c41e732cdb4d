/**
 * The inbox page's own script, served as a file because the page allows no inline script. It asks for the messages
 * each second while the page is seen, and redraws only when something changed.
 */
export const inboxScript = `'use strict'
const field = document.getElementById('filter')
const list = document.getElementById('messages')
const empty = document.getElementById('empty')
const offline = document.getElementById('offline')
const clock = document.getElementById('clock')
const template = document.getElementById('message')
const time = new Intl.DateTimeFormat('ar-LY', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Africa/Tripoli' })
let drawn = ''

field.value = new URLSearchParams(location.search).get('msisdn') ?? ''
field.addEventListener('input', () => void refresh())
document.addEventListener('visibilitychange', () => void refresh())
setInterval(() => void refresh(), 1000)
void refresh()

async function refresh() {
  if (document.hidden) return
  const asked = field.value
  try {
    const reply = await fetch('/sandbox/messages?msisdn=' + encodeURIComponent(asked))
    if (!reply.ok) throw new Error(String(reply.status))
    const { data, now } = await reply.json()
    if (asked !== field.value) return
    offline.hidden = true
    clock.textContent = time.format(new Date(now))
    draw(data)
  } catch {
    offline.hidden = false
  }
}

function draw(messages) {
  const key = field.value + '|' + messages.map((message) => message.id).join()
  if (key === drawn) return
  drawn = key
  list.replaceChildren(...messages.map(item))
  empty.hidden = messages.length > 0
  empty.textContent = field.value.trim() ? empty.dataset.one : empty.dataset.all
}

function item(message) {
  const node = template.content.firstElementChild.cloneNode(true)
  const part = (name) => node.querySelector(name)
  node.dataset.direction = message.direction
  part('.way').textContent = part('.way').dataset[message.direction]
  part('.number').textContent = message.msisdn
  part('time').textContent = time.format(new Date(message.at))
  part('time').dateTime = message.at
  const code = /#(\\d{4})\\s*$/.exec(message.text)
  const lastLine = message.text.lastIndexOf('\\n@')
  part('.text bdi').textContent = code && lastLine > 0 ? message.text.slice(0, lastLine).trim() : message.text
  if (code && message.direction === 'out') {
    part('.code').hidden = false
    part('output').textContent = code[1]
  }
  return node
}
`

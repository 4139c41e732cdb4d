import { call, keepLooking, messagesView, offlineView, readable, render, strings, view } from './common.js'

let [typed, now, messages, isOffline] = [new URLSearchParams(location.search).get('msisdn') ?? '', '', [], false]

const lookNow = keepLooking(look, (failed) => {
  isOffline = failed
  draw()
})

async function look() {
  const requested = typed
  const reply = await call(`messages?msisdn=${encodeURIComponent(requested)}`)
  if (requested !== typed) return
  now = reply.now
  messages = reply.data
}

function type({ target }) {
  typed = target.value
  return lookNow()
}

function draw() {
  const none = now && messages.length === 0
  render(
    view`<header>
      <div class="bar">
        <h1>${strings.title}</h1>
        <p class="clock">${strings.clock} <time>${now && readable(now)}</time></p>
      </div>
      <p class="lead">${strings.lead}</p>
      <p><a href="/sandbox">${strings.play}</a></p>
    </header>
    <main>
      <div class="filter">
        <label for="filter">${strings.filter}</label>
        <input id="filter" type="search" inputmode="tel" dir="ltr" autocomplete="off" aria-describedby="filter-hint" value=${typed} oninput=${type} />
        <p id="filter-hint" class="hint">${strings.filterHint}</p>
      </div>
      ${offlineView(isOffline)}
      <ol class="messages" aria-live="polite" aria-label=${strings.title}>${messagesView(messages, strings, readable)}</ol>
      <p class="empty" hidden=${!none}>${typed.trim() ? strings.emptyFor : strings.empty}</p>
    </main>`,
    document.body,
  )
}

draw()

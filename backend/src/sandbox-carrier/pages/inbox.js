import { call, drawMessages, keepLooking, readable } from './common.js'

const at = (id) => document.getElementById(id)
const [field, list, empty, clock] = ['filter', 'messages', 'empty', 'clock'].map(at)

field.value = new URLSearchParams(location.search).get('msisdn') ?? ''
const lookNow = keepLooking(look, at('offline'))
field.addEventListener('input', () => void lookNow())

async function look() {
  const requested = field.value
  const { data, now } = await call(`messages?msisdn=${encodeURIComponent(requested)}`)
  if (requested !== field.value) return
  clock.textContent = readable(now)
  drawMessages(list, data)
  empty.hidden = data.length > 0
  empty.textContent = requested.trim() ? empty.dataset.one : empty.dataset.all
}

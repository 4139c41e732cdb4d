import { brief, call, drawMessages, keepLooking } from './common.js'

const at = (id) => document.getElementById(id)
const all = (selector) => [...document.querySelectorAll(selector)]
const words = JSON.parse(at('words').textContent)
const address = new URL(location.href)

/** What was looked at last, and whose. */
let seen = { faults: [], phones: [], chosen: null }
let chosen = address.searchParams.get('msisdn') ?? ''
let revision = ''
let ahead = 0
/** The short code of whoever has no message yet, and the one that the page itself filled in last. */
const standard = at('sms-to').value
let answering = standard
/** What people write to which short code, as the site says. */
let keywords

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name])
const money = (dirhams) => fill(words.phone.dinars, { n: (dirhams / 1000).toFixed(3) })
const clock = new Intl.DateTimeFormat('ar-LY', { dateStyle: 'full', timeStyle: 'medium', timeZone: 'Africa/Tripoli' })

const lookNow = keepLooking(look, at('offline'))
setInterval(tick, 1000)

// Looking

async function look() {
  keywords ??= (await call('keywords')).data
  const requested = chosen
  const { data } = await call(`state?msisdn=${encodeURIComponent(requested)}&since=${revision}`)
  if (requested !== chosen) return
  ahead = Date.parse(data.now) - Date.now()
  tick()
  at('ahead').textContent = data.ahead === 0 ? words.clock.real : fill(words.clock.moved, { ahead: span(data.ahead) })
  if (!data.phones) return
  revision = data.revision
  seen = data
  draw()
}

function tick() {
  const now = new Date(Date.now() + ahead)
  at('clock').textContent = clock.format(now)
  at('clock').dateTime = now.toISOString()
}

/** Days and hours, as the page's language counts them. */
function span(milliseconds) {
  const hours = Math.round(milliseconds / 3_600_000)
  const unit = (count, name) =>
    new Intl.NumberFormat('ar-LY', { style: 'unit', unit: name, unitDisplay: 'long' }).format(count)
  const parts = [hours >= 24 && unit(Math.floor(hours / 24), 'day'), hours % 24 > 0 && unit(hours % 24, 'hour')]
  const minutes = unit(Math.round(milliseconds / 60_000), 'minute')
  return new Intl.ListFormat('ar').format(hours === 0 ? [minutes] : parts.filter(Boolean))
}

// Drawing

function draw() {
  drawPhones()
  drawPhone()
  drawFaults()
  drawMessages(at('messages'), seen.messages, brief)
  at('no-messages').hidden = seen.messages.length > 0
  at('inbox-of').textContent = seen.chosen?.msisdn ?? ''
  drawLedger()
  drawAttempts()
}

function drawPhones() {
  const focused = document.activeElement?.dataset?.phone
  const everybody = phoneButton('', words.phones.all)
  const buttons = seen.phones.map((phone) => phoneButton(phone.msisdn, phone.msisdn, phone))
  at('phones').replaceChildren(...(buttons.length > 0 ? [everybody, ...buttons] : []))
  at('no-phones').hidden = seen.phones.length > 0
  if (focused !== undefined) at('phones').querySelector(`[data-phone="${focused}"]`)?.focus()
}

function phoneButton(msisdn, label, phone) {
  const button = element('button', 'phone-button')
  button.type = 'button'
  button.dataset.phone = msisdn
  button.setAttribute('aria-pressed', String((seen.chosen?.msisdn ?? '') === msisdn))
  const name = element('bdi', 'number', label)
  if (phone) name.dir = 'ltr'
  button.append(name)
  if (phone) button.append(element('span', `dot ${phone.standing}`, money(phone.balance)))
  button.addEventListener('click', () => choose(msisdn))
  const item = document.createElement('li')
  item.append(button)
  return item
}

function drawPhone() {
  const phone = seen.chosen
  at('phone').hidden = !phone
  at('no-phone').hidden = Boolean(phone)
  at('scope-one').disabled = !phone
  if (!phone && at('scope-one').checked) at('scope-all').checked = true
  if (!phone) return
  at('chosen').textContent = phone.msisdn
  drawAddressee()
  at('balance').textContent = money(phone.balance)
  badge(at('standing'), words.phone[phone.standing], phone.standing === 'well' ? 'good' : 'bad')
  badge(at('served'), phone.served ? words.phone.served : words.phone.notServed, phone.served ? 'good' : 'plain')
}

/** A phone answers whoever wrote to it last, unless another short code was typed. */
function drawAddressee() {
  const field = at('sms-to')
  const last = seen.messages.find(({ direction }) => direction === 'out')
  if (field.value !== answering) return
  answering = last?.party ?? standard
  field.value = answering
  drawKeywords()
}

/** Who joins or leaves writes the words of a brand that has the short code; several brands may have one. */
function drawKeywords() {
  const to = at('sms-to').value.trim()
  const own = keywords?.filter((brand) => brand.to === to) ?? []
  const joining = [...new Set(own.map(({ subscribe }) => subscribe))]
  const leaving = [...new Set(own.map(({ cancel }) => cancel))]
  const rendered = JSON.stringify([joining, leaving])
  // Rendered anew only when they change: a button that is being pressed stays where it is.
  if (own.length === 0 || at('keywords').dataset.rendered === rendered) return
  at('keywords').dataset.rendered = rendered
  at('keywords').replaceChildren(
    ...joining.map((word) => keywordButton('accent', words.sms.join, word)),
    ...leaving.map((word) => keywordButton('quiet', words.sms.leave, word)),
  )
}

function keywordButton(className, label, word) {
  const button = element('button', className, fill(label, { word }))
  button.type = 'button'
  button.dataset.sms = word
  return button
}

function badge(node, text, tone) {
  node.textContent = text
  node.dataset.tone = tone
}

function drawFaults() {
  const own = scope() === null ? seen.faults : (seen.chosen?.faults ?? [])
  for (const input of all('[data-fault]')) input.checked = own.includes(input.dataset.fault)
  for (const note of all('[data-for-all]')) note.hidden = scope() === null || !seen.faults.includes(note.dataset.forAll)
}

function drawLedger() {
  const rows = seen.charges.map((charge) => {
    const row = document.createElement('tr')
    const number = element('bdi', 'number', charge.msisdn)
    number.dir = 'ltr'
    const outcome = element('span', 'badge', words.ledger[charge.outcome])
    outcome.dataset.tone = charge.outcome === 'charged' ? 'good' : 'bad'
    const key = element('code', '', charge.key)
    key.dir = 'ltr'
    row.append(...[brief(charge.at), money(charge.amount), outcome, number, key].map(cell))
    return row
  })
  at('charges').replaceChildren(...rows)
  at('no-charges').hidden = rows.length > 0
}

function cell(content) {
  const node = document.createElement('td')
  node.append(content)
  return node
}

function drawAttempts() {
  const { guard } = words
  const items = seen.attempts.map(({ at: when, signals, pressed, msisdn, passed }) => {
    const item = document.createElement('li')
    const verdict = passed === undefined ? guard.waiting : passed ? guard.passed : guard.stopped
    const mark = element('span', 'badge', verdict)
    mark.dataset.tone = passed === undefined ? 'plain' : passed ? 'good' : 'bad'
    const number = element('bdi', 'number', msisdn ?? '')
    number.dir = 'ltr'
    const facts = `${guard.signals}: ${signals} · ${guard.pressed}: ${guard[pressed]}`
    item.append(element('time', 'hint', brief(when)), element('span', '', facts), number, mark)
    return item
  })
  at('attempts').replaceChildren(...items)
  at('no-attempts').hidden = items.length > 0
}

function element(tag, className, text = '') {
  const node = document.createElement(tag)
  node.className = className
  node.textContent = text
  return node
}

// Doing

function choose(msisdn) {
  chosen = msisdn
  revision = ''
  at('sms-to').value = answering
  if (msisdn === '') address.searchParams.delete('msisdn')
  else address.searchParams.set('msisdn', msisdn)
  history.replaceState(null, '', address)
  return lookNow()
}

/** The number that switches are for; `null` for all. */
function scope() {
  return at('scope-one').checked && seen.chosen ? seen.chosen.msisdn : null
}

async function act(path, body, textOf) {
  try {
    const { data } = await call(path, body)
    at('said').textContent = textOf(data)
  } catch {
    at('said').textContent = words.said.failed
  }
  await lookNow()
}

const ofChosen = () => ({ msisdn: seen.chosen?.msisdn ?? '' })
const balanceText = ({ balance }) => fill(words.said.balance, { balance: money(balance) })

function sendSms(text) {
  const to = at('sms-to').value.trim()
  return act('sms', { ...ofChosen(), to, text }, () => fill(words.said.sms, { text, to }))
}

for (const button of all('[data-advance]'))
  button.addEventListener('click', () => act('clock', { advance: button.dataset.advance }, () => words.said.clock))

for (const button of all('[data-top-up]'))
  button.addEventListener('click', () =>
    act('top-up', { ...ofChosen(), amount: Number(button.dataset.topUp) }, balanceText),
  )

at('keywords').addEventListener('click', ({ target }) => {
  const word = target.closest('[data-sms]')?.dataset.sms
  if (word !== undefined) return sendSms(word)
})

for (const input of all('[data-fault]'))
  input.addEventListener('change', () => {
    const { fault } = input.dataset
    const on = input.checked
    const text = fill(on ? words.said.on : words.said.off, { fault: words.faults[fault][0] })
    return act('faults', { fault, on, msisdn: scope() }, () => text)
  })

for (const input of all('[name=scope]')) input.addEventListener('change', drawFaults)

at('empty-balance').addEventListener('click', () => act('balance', { ...ofChosen(), balance: 0 }, balanceText))

at('cancel').addEventListener('click', () =>
  act('service', { ...ofChosen(), kind: 'cancelled' }, () => words.said.cancel),
)

at('sms-to').addEventListener('input', drawKeywords)

at('sms').addEventListener('submit', (event) => {
  event.preventDefault()
  const text = at('sms-text').value
  if (text.trim() === '') return at('sms-text').focus()
  at('sms-text').value = ''
  return sendSms(text)
})

at('choose').addEventListener('submit', async (event) => {
  event.preventDefault()
  const field = at('number')
  await choose(field.value.trim())
  const known = Boolean(seen.chosen) || chosen === ''
  field.setAttribute('aria-invalid', String(!known))
  at('number-error').textContent = known ? '' : words.phones.wrong
  if (!known) return choose('')
  field.value = ''
  return choose(seen.chosen?.msisdn ?? '')
})

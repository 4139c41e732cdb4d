import { brief, call, keepLooking, messagesView, offlineView, render, strings, view } from './common.js'

const address = new URL(location.href)

/** What was looked at last, and whose. */
let seen = { faults: [], phones: [], messages: [], charges: [], attempts: [], chosen: null }
let chosen = address.searchParams.get('msisdn') ?? ''
let revision = ''
/** Milliseconds by which the carrier's clock is ahead, once that is known. */
let ahead
let isForAll = true
let [isOffline, isWrongNumber, announced] = [false, false, '']
/** The short code that a person typed in place of that which wrote last. */
let typedAddressee
/** What people write to which short code, as the site says, and the words that are offered now. */
let keywords
let offered = { joining: ['1'], leaving: ['0'] }

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name])
const money = (dirhams) => fill(strings.phone.dinars, { n: (dirhams / 1000).toFixed(3) })
const clock = new Intl.DateTimeFormat('ar-LY', { dateStyle: 'full', timeStyle: 'medium', timeZone: 'Africa/Tripoli' })

/** Of badges, by what became of a charge. */
const TONES = { charged: 'good', refused: 'bad', pending: 'plain' }

const lookNow = keepLooking(look, (failed) => {
  isOffline = failed
  draw()
})
setInterval(draw, 1000)

async function look() {
  keywords ??= (await call('keywords')).data
  const requested = chosen
  const { data } = await call(`state?msisdn=${encodeURIComponent(requested)}&since=${revision}`)
  if (requested !== chosen) return
  ahead = { in: Date.parse(data.now) - Date.now(), told: data.ahead }
  if (!data.phones) return
  revision = data.revision
  seen = data
  if (!seen.chosen) isForAll = true
  offerKeywords()
}

/** A phone answers whoever wrote to it last, unless another short code was typed. */
const lastAddressee = () => seen.messages.find(({ direction }) => direction === 'out')?.party ?? '19020'
const addressee = () => typedAddressee ?? lastAddressee()

/** Who joins or leaves writes the words of a brand that has the short code; several brands may have one. */
function offerKeywords() {
  const own = keywords.filter(({ to }) => to === addressee().trim())
  const each = (name) => [...new Set(own.map((brand) => brand[name]))]
  if (own.length > 0) offered = { joining: each('subscribe'), leaving: each('cancel') }
}

/** The number that switches are for; `null` for all. */
const scope = () => (isForAll ? null : seen.chosen.msisdn)

// Views

/** Days and hours, as the page's language counts them. */
function span(milliseconds) {
  const hours = Math.round(milliseconds / 3_600_000)
  const unit = (count, name) =>
    new Intl.NumberFormat('ar-LY', { style: 'unit', unit: name, unitDisplay: 'long' }).format(count)
  const parts = [hours >= 24 && unit(Math.floor(hours / 24), 'day'), hours % 24 > 0 && unit(hours % 24, 'hour')]
  const minutes = unit(Math.round(milliseconds / 60_000), 'minute')
  return new Intl.ListFormat('ar').format(hours === 0 ? [minutes] : parts.filter(Boolean))
}

function draw() {
  render(
    view`${headView()}
    <p id="said" role="status">${announced}</p>
    ${offlineView(isOffline)}
    <main>
      <div class="column">${phonesView()}${phoneView()}</div>
      <div class="column">${deviceView()}</div>
      <div class="column">${faultsView()}${ledgerView()}${guardView()}</div>
    </main>`,
    document.body,
  )
}

function headView() {
  const { title, lead, toSite, toInbox, clock: words } = strings
  const now = new Date(Date.now() + (ahead?.in ?? 0))
  const steps = { PT1H: words.hour, P1D: words.day, P7D: words.week }
  return view`<header class="top">
    <div class="names">
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
      <nav class="ways" aria-label=${title}><a href="/">${toSite}</a><a href="/sandbox/inbox">${toInbox}</a></nav>
    </div>
    <section class="clock" aria-labelledby="clock-title">
      <h2 id="clock-title">${words.title}</h2>
      <p class="hour"><time datetime=${now.toISOString()}>${ahead && clock.format(now)}</time></p>
      <p class="hint">${ahead && (ahead.told === 0 ? words.real : fill(words.moved, { ahead: span(ahead.told) }))}</p>
      <div class="row" role="group" aria-label=${words.forward}>
        ${Object.entries(steps).map(
          ([advance, label]) =>
            view`<button type="button" class="quiet" onclick=${() => act('clock', { advance }, () => strings.said.clock)}>+ ${label}</button>`,
        )}
      </div>
    </section>
  </header>`
}

/** A card of the page; what lists have to say while they are empty stands below them. */
const card = (name, title, content, className = 'card') =>
  view`<section class=${className} aria-labelledby="${name}-title"><h2 id="${name}-title">${title}</h2>${content}</section>`

const noneOf = (list, text) => view`<p class="empty" hidden=${list.length > 0}>${text}</p>`

const badge = (tone, text) => view`<span class="badge" data-tone=${tone}>${text}</span>`

const number = (msisdn) => view`<bdi class="number" dir="ltr">${msisdn}</bdi>`

function phonesView() {
  const { phones: words } = strings
  const { phones } = seen
  const button = (msisdn, content) =>
    view`<li key=${msisdn}><button type="button" class="phone-button" aria-pressed=${String((seen.chosen?.msisdn ?? '') === msisdn)} onclick=${() => choose(msisdn)}>${content}</button></li>`
  return card(
    'phones',
    words.title,
    view`<form id="choose" novalidate onsubmit=${chooseTyped}>
      <label for="number">${words.number}</label>
      <div class="row">
        <input id="number" type="tel" inputmode="tel" dir="ltr" autocomplete="off" maxlength="20" aria-invalid=${String(isWrongNumber)} aria-describedby="number-hint number-error" />
        <button type="submit">${words.use}</button>
      </div>
      <p id="number-error" class="wrong" role="alert">${isWrongNumber && words.wrong}</p>
      <p id="number-hint" class="hint">${words.hint}</p>
      <p class="hint">${words.endings}</p>
    </form>
    <ul class="phones">
      ${phones.length > 0 && button('', view`<bdi class="number">${words.all}</bdi>`)}
      ${phones.map(({ msisdn, standing, balance }) =>
        button(msisdn, view`${number(msisdn)}<span class="dot ${standing}">${money(balance)}</span>`),
      )}
    </ul>
    ${noneOf(phones, words.none)}`,
  )
}

function phoneView() {
  const { phone: words, sms } = strings
  const phone = seen.chosen
  const topUps = { 1_000: words.one, 5_000: words.five, 20_000: words.twenty }
  const say = (className, label) => (word) =>
    view`<button key=${className + word} type="button" class=${className} onclick=${() => sendSms(word)}>${fill(label, { word })}</button>`
  const content =
    phone &&
    view`<div id="phone">
      <div class="money">
        <div>
          <p class="hint">${words.balance} <bdi dir="ltr">${phone.msisdn}</bdi></p>
          <p class="balance">${money(phone.balance)}</p>
        </div>
        <p class="badges">
          ${badge(phone.standing === 'well' ? 'good' : 'bad', words[phone.standing])} ${badge(phone.served ? 'good' : 'plain', phone.served ? words.served : words.notServed)}
        </p>
      </div>
      <div class="row" role="group" aria-label=${words.topUp}>
        ${Object.entries(topUps).map(
          ([amount, label]) =>
            view`<button type="button" onclick=${() => act('top-up', { ...ofChosen(), amount: Number(amount) }, balanceText)}>+ ${label}</button>`,
        )}
        <button type="button" class="quiet" onclick=${() => act('balance', { ...ofChosen(), balance: 0 }, balanceText)}>${words.empty}</button>
      </div>
      <form class="sms" novalidate onsubmit=${sendTyped}>
        <h3>${sms.title}</h3>
        <div class="row">${offered.joining.map(say('accent', sms.join))}${offered.leaving.map(say('quiet', sms.leave))}</div>
        <div class="fields">
          <div><label for="sms-to">${sms.to}</label><input id="sms-to" dir="ltr" inputmode="numeric" value=${addressee()} maxlength="16" autocomplete="off" oninput=${addressTo} /></div>
          <div class="wide"><label for="sms-text">${sms.text}</label><input id="sms-text" dir="auto" maxlength="500" autocomplete="off" /></div>
          <button type="submit">${sms.send}</button>
        </div>
      </form>
      <button type="button" class="quiet danger" onclick=${() => act('service', { ...ofChosen(), kind: 'cancelled' }, () => strings.said.cancel)}>${words.cancel}</button>
    </div>`
  return card('phone', words.title, content ?? view`<p class="empty">${words.choose}</p>`, 'card phone')
}

function deviceView() {
  const { inbox: words } = strings
  const title = view`${words.title} <bdi dir="ltr">${seen.chosen?.msisdn}</bdi>`
  return card(
    'inbox',
    title,
    view`<div class="screen" tabindex="0" role="group" aria-labelledby="inbox-title">
      <ol class="messages" aria-live="polite">${messagesView(seen.messages, words, brief)}</ol>
      ${noneOf(seen.messages, words.empty)}
    </div>`,
    'device',
  )
}

function faultsView() {
  const { faults: words, switches } = strings
  const own = isForAll ? seen.faults : seen.chosen.faults
  const choice = (value, label) =>
    view`<label><input type="radio" name="scope" value=${value} checked=${isForAll === (value === 'all')} disabled=${value === 'one' && !seen.chosen} onchange=${() => setScope(value)} /> ${label}</label>`
  return card(
    'faults',
    words.title,
    view`<fieldset class="scope"><legend>${words.scope}</legend>${choice('one', words.one)}${choice('all', words.all)}</fieldset>
    <ul class="faults">
      ${switches.map((fault) => {
        const [name, what] = words[fault]
        return view`<li><label class="switch">
          <span><span class="name">${name}</span> <span class="hint">${what}</span> <span class="for-all" hidden=${isForAll || !seen.faults.includes(fault)}>${words.forAll}</span></span>
          <input type="checkbox" role="switch" checked=${own.includes(fault)} onchange=${({ target }) => setFault(own, fault, target.checked)} />
        </label></li>`
      })}
    </ul>`,
  )
}

function ledgerView() {
  const { ledger: words } = strings
  return card(
    'ledger',
    words.title,
    view`<div class="scroll" tabindex="0" role="group" aria-labelledby="ledger-title">
      <table>
        <thead><tr>${['at', 'amount', 'outcome', 'number', 'key'].map((name) => view`<th scope="col">${words[name]}</th>`)}</tr></thead>
        <tbody>
          ${seen.charges.map(({ at, amount, outcome, msisdn, key }) => {
            const cells = [brief(at), money(amount), badge(TONES[outcome], words[outcome])]
            return view`<tr>${[...cells, number(msisdn), view`<code dir="ltr">${key}</code>`].map((cell) => view`<td>${cell}</td>`)}</tr>`
          })}
        </tbody>
      </table>
    </div>
    ${noneOf(seen.charges, words.empty)}`,
  )
}

function guardView() {
  const { guard: words } = strings
  const verdict = (passed) => badge(passed ? 'good' : 'bad', passed ? words.passed : words.stopped)
  return card(
    'guard',
    words.title,
    view`<p class="hint">${words.lead}</p>
    <ul class="attempts">
      ${seen.attempts.map(
        ({ at, signals, pressed, msisdn, passed }) => view`<li>
          <time class="hint">${brief(at)}</time><span>${words.signals}: ${signals} · ${words.pressed}: ${words[pressed]}</span>
          ${number(msisdn)}${passed === undefined ? badge('plain', words.waiting) : verdict(passed)}
        </li>`,
      )}
    </ul>
    ${noneOf(seen.attempts, words.empty)}`,
  )
}

// Actions

function choose(msisdn) {
  chosen = msisdn
  revision = ''
  typedAddressee = undefined
  if (msisdn === '') address.searchParams.delete('msisdn')
  else address.searchParams.set('msisdn', msisdn)
  history.replaceState(null, '', address)
  return lookNow()
}

async function chooseTyped(event) {
  event.preventDefault()
  const field = document.getElementById('number')
  await choose(field.value.trim())
  isWrongNumber = chosen !== '' && !seen.chosen
  if (isWrongNumber) return choose('')
  field.value = ''
  return choose(seen.chosen?.msisdn ?? '')
}

/** @returns whether it was done */
async function act(path, body, textOf) {
  let isDone = true
  try {
    announced = textOf((await call(path, body)).data)
  } catch {
    isDone = false
    announced = strings.said.failed
    // All of it is looked at again: a switch may stand as nobody has put it.
    revision = ''
  }
  await lookNow()
  return isDone
}

const ofChosen = () => ({ msisdn: seen.chosen?.msisdn ?? '' })
const balanceText = ({ balance }) => fill(strings.said.balance, { balance: money(balance) })

function sendSms(text) {
  const to = addressee().trim()
  return act('sms', { ...ofChosen(), to, text }, () => fill(strings.said.sms, { text, to }))
}

async function sendTyped(event) {
  event.preventDefault()
  const field = document.getElementById('sms-text')
  const text = field.value
  if (text.trim() === '') return field.focus()
  field.value = ''
  if (!(await sendSms(text)) && field.value === '') field.value = text
}

function addressTo({ target }) {
  typedAddressee = target.value === lastAddressee() ? undefined : target.value
  offerKeywords()
  draw()
}

function setScope(value) {
  isForAll = value === 'all'
  draw()
}

/** The switch stays as it was put until an answer has what it is. */
function setFault(own, fault, on) {
  own.splice(0, own.length, ...own.filter((other) => other !== fault), ...(on ? [fault] : []))
  const text = fill(on ? strings.said.on : strings.said.off, { fault: strings.faults[fault][0] })
  return act('faults', { fault, on, msisdn: scope() }, () => text)
}

draw()

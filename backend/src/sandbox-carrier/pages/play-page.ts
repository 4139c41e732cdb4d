import { ar } from '../copy/ar'
import { FAULTS } from '../state/faults'
import { frame, messageTemplate } from './frame'

const words = ar.play

/** Dirhams that the buttons put on a phone. */
const TOP_UPS = [
  { amount: 1_000, label: words.phone.one },
  { amount: 5_000, label: words.phone.five },
  { amount: 20_000, label: words.phone.twenty },
]

const STEPS = [
  { advance: 'PT1H', label: words.clock.hour },
  { advance: 'P1D', label: words.clock.day },
  { advance: 'P7D', label: words.clock.week },
]

/**
 * The page on which a person plays with the carrier: a frame that `play.js` fills. The words that the script puts
 * together itself come with it as data.
 */
export function playPage(): string {
  return frame({ name: 'play', title: words.title, body: `${head()}<main>${grid()}</main>${data()}` })
}

function head(): string {
  return `<header class="top">
  <div class="names">
    <h1>${words.title}</h1>
    <p class="lead">${words.lead}</p>
    <nav class="ways" aria-label="${words.title}">
      <a href="/">${words.toSite}</a>
      <a href="/sandbox/inbox">${words.toInbox}</a>
    </nav>
  </div>
  <section class="clock" aria-labelledby="clock-title">
    <h2 id="clock-title">${words.clock.title}</h2>
    <p class="hour"><time id="clock"></time></p>
    <p id="ahead" class="hint"></p>
    <div class="row" role="group" aria-label="${words.clock.forward}">
      ${STEPS.map(({ advance, label }) => `<button type="button" class="quiet" data-advance="${advance}">+ ${label}</button>`).join('\n      ')}
    </div>
  </section>
</header>
<p id="said" role="status"></p>
<p id="offline" role="alert" hidden>${words.offline}</p>
`
}

/** Three columns; in one column they follow each other in the order in which one plays. */
function grid(): string {
  return `
<div class="column">${phones()}${phone()}</div>
<div class="column">${device()}</div>
<div class="column">${faults()}${ledger()}${guard()}</div>
`
}

function phones(): string {
  return `
  <section class="card" aria-labelledby="phones-title">
    <h2 id="phones-title">${words.phones.title}</h2>
    <form id="choose" novalidate>
      <label for="number">${words.phones.number}</label>
      <div class="row">
        <input id="number" type="tel" inputmode="tel" dir="ltr" autocomplete="off" maxlength="20" aria-describedby="number-hint number-error">
        <button type="submit">${words.phones.use}</button>
      </div>
      <p id="number-error" class="wrong" role="alert"></p>
      <p id="number-hint" class="hint">${words.phones.hint}</p>
      <p class="hint">${words.phones.endings}</p>
    </form>
    <ul id="phones" class="phones"></ul>
    <p id="no-phones" class="empty" hidden>${words.phones.none}</p>
  </section>`
}

function device(): string {
  return `
  <section class="device" aria-labelledby="inbox-title">
    <h2 id="inbox-title">${words.inbox.title} <bdi id="inbox-of" dir="ltr"></bdi></h2>
    <div class="screen" tabindex="0" role="group" aria-labelledby="inbox-title">
      <ol id="messages" class="messages" aria-live="polite"></ol>
      <p id="no-messages" class="empty" hidden>${words.inbox.empty}</p>
    </div>
  </section>`
}

function ledger(): string {
  const columns = (['at', 'amount', 'outcome', 'number', 'key'] as const).map(
    (name) => `<th scope="col">${words.ledger[name]}</th>`,
  )
  return `
  <section class="card" aria-labelledby="ledger-title">
    <h2 id="ledger-title">${words.ledger.title}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="ledger-title">
      <table>
        <thead><tr>${columns.join('')}</tr></thead>
        <tbody id="charges"></tbody>
      </table>
    </div>
    <p id="no-charges" class="empty" hidden>${words.ledger.empty}</p>
  </section>`
}

function guard(): string {
  return `
  <section class="card" aria-labelledby="guard-title">
    <h2 id="guard-title">${words.guard.title}</h2>
    <p class="hint">${words.guard.lead}</p>
    <ul id="attempts" class="attempts"></ul>
    <p id="no-attempts" class="empty" hidden>${words.guard.empty}</p>
  </section>`
}

function phone(): string {
  return `
  <section class="card phone" aria-labelledby="phone-title">
    <h2 id="phone-title">${words.phone.title}</h2>
    <p id="no-phone" class="empty">${words.phone.choose}</p>
    <div id="phone" hidden>
      <div class="money">
        <div>
          <p class="hint">${words.phone.balance} <bdi id="chosen" dir="ltr"></bdi></p>
          <p id="balance" class="balance"></p>
        </div>
        <p class="badges"><span id="standing" class="badge"></span> <span id="served" class="badge"></span></p>
      </div>
      <div class="row" role="group" aria-label="${words.phone.topUp}">
        ${TOP_UPS.map(({ amount, label }) => `<button type="button" data-top-up="${amount}">+ ${label}</button>`).join('\n        ')}
        <button type="button" class="quiet" id="empty-balance">${words.phone.empty}</button>
      </div>
      <form id="sms" class="sms" novalidate>
        <h3>${words.sms.title}</h3>
        <div class="row" id="keywords">
          <button type="button" class="accent" data-sms="1">${words.sms.join.replace('{word}', '1')}</button>
          <button type="button" class="quiet" data-sms="0">${words.sms.leave.replace('{word}', '0')}</button>
        </div>
        <div class="fields">
          <div><label for="sms-to">${words.sms.to}</label><input id="sms-to" dir="ltr" inputmode="numeric" value="19020" maxlength="16" autocomplete="off"></div>
          <div class="wide"><label for="sms-text">${words.sms.text}</label><input id="sms-text" dir="auto" maxlength="500" autocomplete="off"></div>
          <button type="submit">${words.sms.send}</button>
        </div>
      </form>
      <button type="button" class="quiet danger" id="cancel">${words.phone.cancel}</button>
    </div>
  </section>`
}

function faults(): string {
  return `
  <section class="card" aria-labelledby="faults-title">
    <h2 id="faults-title">${words.faults.title}</h2>
    <fieldset class="scope">
      <legend>${words.faults.scope}</legend>
      <label><input type="radio" name="scope" value="one" id="scope-one"> ${words.faults.one}</label>
      <label><input type="radio" name="scope" value="all" id="scope-all" checked> ${words.faults.all}</label>
    </fieldset>
    <ul class="faults">
      ${FAULTS.map((fault) => {
        const [name, what] = words.faults[fault]
        return `<li><label class="switch">
          <span><span class="name">${name}</span> <span class="hint">${what}</span> <span class="for-all" data-for-all="${fault}" hidden>${words.faults.forAll}</span></span>
          <input type="checkbox" role="switch" data-fault="${fault}">
        </label></li>`
      }).join('\n      ')}
    </ul>
  </section>`
}

function data(): string {
  const { phones, phone, sms, faults, ledger, guard, said, clock } = words
  const strings = { phones, phone, sms, faults, ledger, guard, said, clock }
  const json = JSON.stringify(strings).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="words">${json}</script>\n${messageTemplate(words.inbox)}`
}

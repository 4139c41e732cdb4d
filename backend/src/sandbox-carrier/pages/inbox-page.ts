import { ar } from '../copy/ar'
import { frame, messageTemplate } from './frame'

/** The inbox: a frame that `inbox.js` fills and keeps up to date; its words are in the markup, for the script to read. */
export function inboxPage(): string {
  const words = ar.inbox
  return frame({
    name: 'inbox',
    title: words.title,
    body: `<header>
  <div class="bar">
    <h1>${words.title}</h1>
    <p class="clock">${words.clock} <time id="clock"></time></p>
  </div>
  <p class="lead">${words.lead}</p>
  <p><a href="/sandbox">${words.play}</a></p>
</header>
<main>
  <div class="filter">
    <label for="filter">${words.filter}</label>
    <input id="filter" type="search" inputmode="tel" dir="ltr" autocomplete="off" aria-describedby="filter-hint">
    <p id="filter-hint" class="hint">${words.filterHint}</p>
  </div>
  <p id="offline" role="alert" hidden>${words.offline}</p>
  <ol id="messages" class="messages" aria-live="polite" aria-label="${words.title}"></ol>
  <p id="empty" class="empty" data-all="${words.empty}" data-one="${words.emptyFor}" hidden></p>
</main>
${messageTemplate(words)}`,
  })
}

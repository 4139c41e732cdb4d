import { ar } from '../copy/ar'

/** The inbox: a frame that `inbox.js` fills and keeps up to date; its words are in the markup, for the script to read. */
export function inboxPage(): string {
  return `<!doctype html>
<html lang="ar-LY" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${ar.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/assets/inbox.css">
<script src="/sandbox/assets/inbox.js" defer></script>
</head>
<body>
<header>
  <div class="bar">
    <h1>${ar.title}</h1>
    <p class="clock">${ar.clock} <time id="clock"></time></p>
  </div>
  <p class="lead">${ar.lead}</p>
</header>
<main>
  <div class="filter">
    <label for="filter">${ar.filter}</label>
    <input id="filter" type="search" inputmode="tel" dir="ltr" autocomplete="off" aria-describedby="filter-hint">
    <p id="filter-hint">${ar.filterHint}</p>
  </div>
  <p id="offline" role="alert" hidden>${ar.offline}</p>
  <ol id="messages" aria-live="polite" aria-label="${ar.title}"></ol>
  <p id="empty" class="empty" data-all="${ar.empty}" data-one="${ar.emptyFor}" hidden></p>
</main>
<template id="message">
  <li class="message">
    <div class="head">
      <span class="way" data-out="${ar.to}" data-in="${ar.from}"></span>
      <bdi class="number" dir="ltr"></bdi>
      <time></time>
    </div>
    <p class="text"><bdi></bdi></p>
    <p class="code" hidden><span>${ar.code}</span> <output dir="ltr"></output></p>
  </li>
</template>
</body>
</html>
`
}

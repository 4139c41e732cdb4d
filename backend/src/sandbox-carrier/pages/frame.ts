interface Frame {
  /** Names the page's own style and script files. */
  name: 'inbox' | 'play'
  title: string
  /** Markup between the body's tags. */
  body: string
}

/** What every page of the sandbox begins and ends with. */
export function frame({ name, title, body }: Frame): string {
  return `<!doctype html>
<html lang="ar-LY" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/assets/common.css">
<link rel="stylesheet" href="/sandbox/assets/${name}.css">
<script type="module" src="/sandbox/assets/${name}.js"></script>
</head>
<body>
${body}
</body>
</html>
`
}

/** A message's place in a list, that the page's script fills: its words are in the markup. */
export function messageTemplate(words: { from: string; to: string; code: string }): string {
  return `<template id="message">
  <li class="message">
    <div class="head">
      <span class="way" data-out="${words.to}" data-in="${words.from}"></span>
      <bdi class="number" dir="ltr"></bdi>
      <time></time>
    </div>
    <p class="text"><bdi></bdi></p>
    <p class="code" hidden><span>${words.code}</span> <output dir="ltr"></output></p>
  </li>
</template>`
}

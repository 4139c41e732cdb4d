/** The look of the API's page: the default brand's colours in plain CSS, light and dark. */
export const docsStyle = `:root {
  color-scheme: light dark;
  --paper: #fbf8f3; --surface: #ffffff; --ink: #1b2430; --quiet: #56616e; --line: #e7e0d5; --sea: #0b5d6b;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #10181d; --surface: #17222a; --ink: #f2eee6; --quiet: #a9b4bd; --line: #263540; --sea: #5cc3d1; }
}
* { box-sizing: border-box; }
html { scroll-padding-block-start: 16px; }
body {
  margin: 0 auto; padding: 32px 16px 64px; max-inline-size: 1200px;
  background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, 'Segoe UI', sans-serif;
}
h1 { font-size: 28px; line-height: 1.3; margin: 0; }
h2 { font-size: 22px; margin-block: 40px 16px; }
h3 { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
h4 { font-size: 15px; margin-block: 20px 4px; color: var(--quiet); }
p { margin-block: 4px; }
a { color: var(--sea); }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
b { color: var(--sea); }
code, pre { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; font-size: 14px; }
pre, .wide { overflow-x: auto; }
pre { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 12px; margin-block: 4px; }
pre i, .quiet { color: var(--quiet); font-style: normal; }
table { border-collapse: collapse; inline-size: 100%; font-size: 15px; }
th, td { text-align: start; vertical-align: top; padding: 6px 12px 6px 0; border-block-end: 1px solid var(--line); }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin-block: 12px; }
article:target { border-color: var(--sea); }
nav ul { list-style: none; padding: 0; margin-block: 24px 0; columns: 340px; }
nav li { break-inside: avoid; overflow-wrap: anywhere; }
nav a { display: block; padding-block: 4px; text-decoration: none; font-size: 15px; }
`

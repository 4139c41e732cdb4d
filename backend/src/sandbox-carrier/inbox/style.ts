/** The look of the inbox: the default brand's tokens in plain CSS, light and dark. */
export const inboxStyle = `:root {
  color-scheme: light dark;
  --paper: #fbf8f3; --surface: #ffffff; --ink: #1b2430; --quiet: #56616e; --line: #e7e0d5;
  --sea: #0b5d6b; --saffron: #f5a524; --on-saffron: #1b2430; --danger: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #10181d; --surface: #17222a; --ink: #f2eee6; --quiet: #a9b4bd; --line: #263540; --sea: #5cc3d1; --danger: #ff9d94; }
}
* { box-sizing: border-box; margin: 0; }
[hidden] { display: none !important; }
body {
  background: var(--paper); color: var(--ink);
  font: 16px/1.75 Tajawal, 'Noto Sans Arabic', 'Segoe UI', Tahoma, sans-serif;
  max-inline-size: 760px; margin-inline: auto; padding: 32px 16px 64px;
}
@media (min-width: 600px) { body { padding-inline: 24px; } }
header { border-block-start: 6px solid var(--sea); padding-block-start: 20px; margin-block-end: 28px; }
.bar { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 20px; }
h1 { font-size: 28px; line-height: 1.3; }
.lead { color: var(--quiet); max-inline-size: 65ch; margin-block-start: 8px; }
.clock { color: var(--quiet); font-size: 14px; }
.clock time { color: var(--ink); font-weight: 700; font-variant-numeric: tabular-nums; }
.filter { margin-block-end: 24px; }
label { display: block; font-weight: 700; }
input {
  inline-size: 100%; min-block-size: 52px; margin-block: 4px; padding-inline: 16px;
  font: inherit; font-size: 18px; text-align: end; color: var(--ink); background: var(--surface);
  border: 1px solid var(--quiet); border-radius: 14px;
}
input:focus-visible { outline: 3px solid var(--saffron); outline-offset: 2px; }
.filter p { color: var(--quiet); font-size: 14px; }
#offline { color: var(--danger); font-weight: 700; margin-block-end: 16px; }
ol { list-style: none; padding: 0; display: grid; gap: 16px; }
.message { background: var(--surface); border: 1px solid var(--line); border-radius: 20px; padding: 16px 20px; animation: arrive 200ms ease-out; }
.message[data-direction='in'] { background: color-mix(in srgb, var(--saffron) 12%, var(--surface)); }
.head { display: flex; flex-wrap: wrap; gap: 4px 8px; font-size: 14px; color: var(--quiet); }
.head .number { color: var(--sea); font-weight: 700; }
.head time { margin-inline-start: auto; }
.text { white-space: pre-line; overflow-wrap: anywhere; margin-block-start: 8px; }
.code { display: flex; align-items: center; gap: 12px; margin-block-start: 12px; font-size: 14px; color: var(--quiet); }
.code output {
  background: var(--saffron); color: var(--on-saffron); border-radius: 999px; padding: 2px 20px;
  font-size: 28px; font-weight: 700; line-height: 1.5; font-variant-numeric: tabular-nums; user-select: all;
}
.empty { text-align: center; color: var(--quiet); padding-block: 48px; }
@keyframes arrive { from { opacity: 0; transform: translateY(-8px); } }
@media (prefers-reduced-motion: reduce) { .message { animation: none; } }
`

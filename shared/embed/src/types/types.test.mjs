import path from 'node:path'
import ts from 'typescript'

const ROOT = path.resolve(__dirname, '../../../..')
const REACT_19 = path.join(ROOT, 'shared/ui/node_modules/@types/react')
/** What the types of React 18 have of what ours ask for; theirs, in whole, are in no package of the product. */
const REACT_18 = `
  export = React
  declare namespace React {
    function createElement(type: string): JSX.Element
    interface HTMLAttributes<T> { className?: string; children?: unknown }
    interface ClassAttributes<T> { ref?: ((element: T | null) => void) | null; key?: string | null }
    type DetailedHTMLProps<E, T> = ClassAttributes<T> & E
    namespace JSX { interface Element { type: unknown } interface IntrinsicElements { div: HTMLAttributes<HTMLDivElement> } }
  }`
const JSX_RUNTIME_18 = `import * as React from 'react'
  export namespace JSX {
    interface Element extends React.JSX.Element {}
    interface IntrinsicElements extends React.JSX.IntrinsicElements {}
  }`

/** Files that all programs read alike, such as TypeScript's own. */
const parsed = new Map()

/** What TypeScript has to say of an integrator's file, a line each; the numbers are lines of the file. */
function faultsOf(source, reactVersion = 19) {
  const folder = path.join(__dirname, 'integrator')
  const file = (name) => path.join(folder, name)
  const virtual = {
    [file('page.tsx')]: source.trim(),
    [file('react18.d.ts')]: REACT_18,
    [file('react18-jsx-runtime.d.ts')]: JSX_RUNTIME_18,
  }
  const paths =
    reactVersion === 19
      ? { react: [REACT_19], 'react/jsx-runtime': [`${REACT_19}/jsx-runtime`] }
      : { react: [file('react18.d.ts')], 'react/jsx-runtime': [file('react18-jsx-runtime.d.ts')] }
  const options = {
    strict: true,
    noEmit: true,
    // TypeScript's own files alone: ours, and those of React, are checked with the integrator's.
    skipDefaultLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    paths,
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (name) => name in virtual || fileExists(name)
  host.readFile = (name) => virtual[name] ?? readFile(name)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, target, ...rest) => {
    const text = virtual[name]
    if (text !== undefined) return ts.createSourceFile(name, text, target)
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, target, ...rest))
    return parsed.get(name)
  }
  const program = ts.createProgram([file('page.tsx')], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ file: where, start = 0, messageText }) => {
    const line = where ? where.getLineAndCharacterOfPosition(start).line + 1 : 0
    return `${where ? path.basename(where.fileName) : ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 120)}`
  })
}

const at = (line) => expect.stringMatching(new RegExp(`^page\\.tsx:${line} `))

describe('the types that integrators save beside their code', () => {
  it('know the tag’s events under both names, and its options as properties', () => {
    const source = `
/// <reference path="../embed.d.ts" />
const tag = document.querySelector('yawmi-remote')!
tag.addEventListener('yawmi:callback', ({ detail }) => detail.subscriber_id.length)
tag.addEventListener('yawmi-signed-in', ({ detail }) => detail.subscriberId.length)
tag.addEventListener('click', (event) => event.clientX)
tag.brand = { id: 'partner' }
tag.mode = 'iframe'
Yawmi.mount(tag, { name: 'auth' }).on('error', ({ code, message }) => [code === 'brand', message.length])
tag.addEventListener('yawmi-refused', ({ detail }) => detail.status.length)
tag.mode = 'popup'
Yawmi.mount(tag, { name: 'games' })
Yawmi.mount(tag, {})
export {}`
    expect(faultsOf(source)).toEqual([at(9), at(10), at(12)])
  })

  it('know the tag in JSX of React 19, with an object for the brand and listeners', () => {
    const source = `
/// <reference path="../embed.react.d.ts" />
export const page = (
  <yawmi-remote
    name="auth"
    brand={{ id: 'partner' }}
    className="place"
    onyawmi-callback={({ detail }) => detail.subscriber_id.length}
  />
)
export const noName = <yawmi-remote brand="partner" />
export const another = <yawmi-remote name="games" />
export const noLength = <yawmi-remote name="auth" onyawmi-refused={({ detail }) => detail.status.length} />`
    expect(faultsOf(source)).toEqual([at(10), at(12)])
  })

  it('know the tag in JSX of React 18, which makes text of an object', () => {
    const source = `
/// <reference path="../embed.react.d.ts" />
export const page = (
  <yawmi-remote
    name="auth"
    brand="partner"
    mode="iframe"
    ref={(tag) => tag?.addEventListener('yawmi:callback', ({ detail }) => detail.subscriber_id)}
  />
)
export const noName = <yawmi-remote brand="partner" />
export const object = <yawmi-remote name="auth" brand={{ id: 'partner' }} />`
    expect(faultsOf(source, 18)).toEqual([at(10), at(11)])
  })
})

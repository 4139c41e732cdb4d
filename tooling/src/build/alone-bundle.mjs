import fs from 'node:fs'
import path from 'node:path'
import swc from '@swc/core'
import esbuild from 'esbuild'
import { digestOf } from '@yawmi/releases/integrity'
import { ROOT } from '../lib/root.mjs'
import { CONDITIONS, LISTS_OF_NAMES, WITHOUT_EFFECTS } from '../webpack/lean-libraries.mjs'
import { STANDALONE_ENTRY } from '../webpack/self-contained-entry-plugin.mjs'
import { sharedModules } from '../webpack/shared-modules.mjs'
import trustedSinks, { TRUSTED_SINKS } from '../webpack/trusted-sinks.js'
import slimPreset, { CHAKRA_PRESET } from '../webpack/slim-preset.js'
import { JSX_RUNTIME } from './alone/page-react.js'
import { slimIcons } from './lean-icons.mjs'

/** What stands in for a module in a page of somebody else's, where every kilobyte is that page's (docs/adr/0010). */
const LEANER = {
  'shared/api-client/src/site-http.ts': 'shared/api-client/src/fetch-http.ts',
  'shared/router/src/router.ts': 'shared/router/src/slim/slim-router.tsx',
  'shared/remote-kit/src/remote/import-again.ts': 'shared/remote-kit/src/remote/slim-import-again.ts',
  'shared/remote-kit/src/lifecycles/parcel.ts': 'shared/remote-kit/src/lifecycles/slim-parcel.tsx',
  'shared/ui/src/provider/rtl.ts': 'shared/ui/src/slim/rtl-logical.ts',
}

/** What every mounting needs: bundled with the entry, where the composed site loads it when it is wanted. */
const AT_ONCE = ['shared/remote-kit/src/create-remote.tsx']
/** A remote of no more screens than this brings them all at once: fewer answers, and smaller ones together. */
const FEW_SCREENS = 4

/**
 * Bundles a remote for pages that share nothing with it: one module with single-spa's lifecycles, cut to what this
 * remote uses of the design system and the rest. Without a federation runtime, and without what only a shell needs.
 * React is a file of its own beside it, which a page with several remotes loads once (docs/adr/0024).
 * @param {string} folder of the remote, from the root. @param {string} out where its build lies.
 */
export async function buildStandalone(folder, out) {
  const { version } = sharedModules(path.join(ROOT, folder)).react
  const [{ metafile = { inputs: {}, outputs: {} } }] = await Promise.all([
    esbuild.build({
      ...OPTIONS,
      stdin: { contents: ENTRY, resolveDir: path.join(ROOT, folder, 'src'), sourcefile: 'alone.ts', loader: 'ts' },
      outdir: out,
      entryNames: 'alone-main',
      chunkNames: 'alone-[hash]',
      assetNames: '[name].[hash]',
      outExtension: { '.js': '.mjs' },
      splitting: true,
      metafile: true,
      jsx: 'automatic',
      conditions: [...CONDITIONS, 'module'],
      alias: LISTS_OF_NAMES,
      plugins: [
        addresses,
        leaner,
        slimIcons,
        loaders,
        withoutEffects,
        together(folder),
        ungated(folder),
        oneFirstLoad(folder),
        reactFromPage(version),
      ],
    }),
    esbuild.build({
      ...OPTIONS,
      stdin: { ...source('react.js'), resolveDir: path.join(ROOT, folder) },
      outfile: path.join(out, REACT_ENTRY),
    }),
  ])
  const atOnce = chunksBelow(MAIN_ENTRY, metafile, out)
  askByDigest(metafile, out, atOnce)
  const files = [MAIN_ENTRY, REACT_ENTRY, ...chunkFiles(metafile)]
  await Promise.all(files.map((file) => squeeze(file, out)))
  await esbuild.build({
    ...OPTIONS,
    stdin: source('loader.js'),
    outfile: path.join(out, STANDALONE_ENTRY),
    define: asText({ REACT_VERSION: version, CHUNKS: atOnce, DIGESTS: digestsOf(files, out) }),
  })
  await squeeze(STANDALONE_ENTRY, out)
}

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
  legalComments: 'none',
}

/** The remote itself, and the React that it brings for a page which has none. */
const MAIN_ENTRY = './alone-main.mjs'
const REACT_ENTRY = './alone-react.mjs'

const SOURCES = path.join(import.meta.dirname, 'alone')
const source = (name) => ({
  contents: fs.readFileSync(path.join(SOURCES, name), 'utf8'),
  resolveDir: SOURCES,
  sourcefile: name,
})
const asText = (values) => Object.fromEntries(Object.entries(values).map(([name, it]) => [name, JSON.stringify(it)]))

/** The API is where the remote came from, unless the page says otherwise. */
const ENTRY = `
import { bootstrap as begin, mount as show, unmount, update as change } from './lifecycles'
const apiBase = new URL(import.meta.url).origin
type Props = Parameters<typeof show>[0]
export const bootstrap = (props: Props) => begin({ apiBase, ...props })
export const mount = (props: Props) => show({ apiBase, ...props })
export const update = (props: Props) => change({ apiBase, ...props })
export { unmount }
`

const leaner = {
  name: 'leaner',
  setup(build) {
    for (const [file, instead] of Object.entries(LEANER))
      build.onLoad({ filter: new RegExp(`${file.replaceAll('.', '\\.')}$`) }, () => ({
        contents: `export * from ${JSON.stringify(path.join(ROOT, instead))}`,
        resolveDir: ROOT,
        loader: 'ts',
      }))
  },
}

/** The loaders of libraries' files that the other bundles have. */
const loaders = {
  name: 'loaders',
  setup(build) {
    for (const { test, load } of [
      { ...TRUSTED_SINKS, load: trustedSinks },
      { ...CHAKRA_PRESET, load: slimPreset },
    ])
      build.onLoad({ filter: test }, ({ path: file }) => ({
        contents: load(fs.readFileSync(file, 'utf8')),
        resolveDir: path.dirname(file),
        loader: 'js',
      }))
  },
}

/** Leaves libraries' CommonJS out where nothing of it is used, as webpack does. */
const withoutEffects = {
  name: 'without-effects',
  setup(build) {
    build.onResolve({ filter: /^hoist-non-react-statics$/ }, async ({ path: id, pluginData, ...from }) => {
      if (pluginData === RESOLVING) return undefined
      const { path: file } = await build.resolve(id, { ...from, pluginData: RESOLVING })
      return { path: file, sideEffects: !WITHOUT_EFFECTS.test(file) }
    })
  },
}

/** Turns `import('…')` of what is needed anyway into an import like any other. */
const together = (folder) => ({
  name: 'together',
  setup(build) {
    const own = path.join(ROOT, folder, 'src/index.ts')
    const few = fs.readFileSync(own, 'utf8').split("import('./screens/").length - 1 <= FEW_SCREENS
    for (const file of [...AT_ONCE.map((name) => path.join(ROOT, name)), ...(few ? [own] : [])])
      build.onLoad({ filter: new RegExp(`${path.relative(ROOT, file).replaceAll('.', '\\.')}$`) }, () => ({
        contents: withoutWaiting(fs.readFileSync(file, 'utf8')),
        resolveDir: path.dirname(file),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }))
  },
})

/**
 * Puts all of the first load into one chunk: the bundler cuts where what comes later takes but a part, and smaller files
 * compress worse. So each later module takes the whole of it, which is there by then.
 */
const oneFirstLoad = (folder) => ({
  name: 'one-first-load',
  setup(build) {
    const later = new Set()
    build.onResolve({ filter: /^(\.|@yawmi\/)/ }, async ({ path: id, pluginData, ...from }) => {
      if (from.kind !== 'dynamic-import' || pluginData === RESOLVING) return undefined
      const { path: file } = await build.resolve(id, { ...from, pluginData: RESOLVING })
      later.add(file)
      return { path: file }
    })
    build.onResolve({ filter: /^first-load$/ }, () => ({
      path: path.join(ROOT, folder, 'src/lifecycles.ts'),
      sideEffects: true,
    }))
    build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) =>
      later.has(file)
        ? {
            contents: `import 'first-load'\n${fs.readFileSync(file, 'utf8')}`,
            loader: file.endsWith('x') ? 'tsx' : 'ts',
          }
        : undefined,
    )
  },
})

/** A remote whose every route is public shuts nobody out: what would stand there is none of its bytes. */
const ungated = (folder) => ({
  name: 'ungated',
  setup(build) {
    const declaration = fs.readFileSync(path.join(ROOT, folder, 'src/remote.ts'), 'utf8')
    if (/access: '(visitor|subscriber)'/.test(declaration)) return
    build.onLoad({ filter: /remote-kit\/src\/lifecycles\/standalone-gate\.tsx$/ }, () => ({
      contents: 'export default () => null',
      loader: 'js',
    }))
  },
})

function withoutWaiting(source) {
  const imports = []
  const body = source.replace(/import\((['"][^'"]+['"])\)/g, (_, id) => {
    imports.push(`import * as atOnce${imports.length} from ${id}`)
    return `Promise.resolve(atOnce${imports.length - 1})`
  })
  return `${imports.join('\n')}\n${body}`
}

const RESOLVING = Symbol('resolving')

/** Files are addressed from where the module lies, whatever page it is in. */
const addresses = {
  name: 'addresses',
  setup(build) {
    const filter = /\.(woff2|svg|png|webp)$/
    build.onResolve({ filter }, async ({ path: id, pluginData, namespace, ...from }) => {
      if (namespace === 'address') return { path: id, namespace: 'file-itself' }
      if (pluginData === RESOLVING) return undefined
      const found = await build.resolve(id, { ...from, pluginData: RESOLVING })
      // From the root: a name of this machine's would be part of what chunks are named by.
      return { path: path.relative(ROOT, found.path), namespace: 'address', sideEffects: false }
    })
    build.onLoad({ filter, namespace: 'address' }, ({ path: file }) => ({
      contents: `import file from ${JSON.stringify(file)}\nexport default new URL(file, import.meta.url).href`,
      loader: 'js',
    }))
    build.onLoad({ filter, namespace: 'file-itself' }, ({ path: file }) => ({
      contents: fs.readFileSync(path.join(ROOT, file)),
      loader: 'file',
    }))
  },
}

const chunkFiles = ({ outputs }) =>
  Object.keys(outputs)
    .map((file) => path.basename(file))
    .filter((name) => name.endsWith('.mjs') && name !== path.basename(MAIN_ENTRY))

/** Minifies once more, with the minifier of the other bundles: it finds another 4 % of what is sent. */
async function squeeze(file, out) {
  const place = path.join(out, file)
  const { code } = await swc.minify(fs.readFileSync(place, 'utf8'), {
    module: true,
    ecma: 2022,
    compress: { passes: 2 },
    mangle: true,
    format: { comments: false },
  })
  fs.writeFileSync(place, code)
}

/** Every chunk that an entry stands on, however far below: a browser asks for all of them at once. */
function chunksBelow(entry, { outputs }, out) {
  const byFile = new Map(Object.entries(outputs).map(([file, output]) => [path.resolve(file), output]))
  const imported = new Set()
  const follow = (file) => {
    if (imported.has(file)) return
    imported.add(file)
    for (const { path: imported, kind, external } of byFile.get(file)?.imports ?? [])
      if (kind === 'import-statement' && !external) follow(path.resolve(imported))
  }
  follow(path.resolve(out, entry))
  return [...imported].slice(1).map(nameOf)
}

/** `./alone-C3X5BJNJ.mjs` → `C3X5BJNJ`, as the loader knows files. */
const nameOf = (file) => path.basename(file, '.mjs').replace(/^alone-/, '')

/** What is in each file as it is published, by its name; without the algorithm, which is the same for all. */
const digestsOf = (files, out) =>
  Object.fromEntries(
    files.map((file) => [nameOf(file), digestOf(fs.readFileSync(path.join(out, file))).replace('sha384-', '')]),
  )

/** React is what the loader found or brought before the remote is evaluated; a page's may be without a runtime for JSX. */
const reactFromPage = (version) => ({
  name: 'react-from-page',
  setup(build) {
    const namespace = 'react-from-page'
    const modules = `globalThis[Symbol.for('yawmi.react')][${JSON.stringify(version)}].modules`
    build.onResolve(
      { filter: /^react(-dom)?(\/(client|jsx-runtime))?$/ },
      ({ path: id, namespace: from, resolveDir }) =>
        from === namespace ? undefined : { path: id, namespace, pluginData: resolveDir },
    )
    build.onLoad({ filter: /./, namespace }, ({ path: id, pluginData: resolveDir }) => ({
      contents: `module.exports = ${modules}[${JSON.stringify(id)}]${id === JSX_RUNTIME ? `?? require('${id}')` : ''}`,
      resolveDir,
      loader: 'js',
    }))
  },
})

/**
 * Has each import of what comes later ask the loader for its address (alone/loader.js): that has the file fetched by its digest,
 * with those that it stands on, and asks anew for what failed, by `yawmiTry` (slim-import-again.ts).
 */
function askByDigest(metafile, out, atOnce) {
  for (const file of Object.keys(metafile.outputs)) {
    const source = fs.readFileSync(file, 'utf8')
    const marked = source.replace(/\bimport\("(\.\/[\w-]+\.mjs)"\)/g, (_, imported) => {
      const below = chunksBelow(imported, metafile, out).filter((name) => !atOnce.includes(name) && name !== 'main')
      const names = [nameOf(imported), ...below].map((name) => JSON.stringify(name))
      return `import(globalThis.yawmiFile(import.meta.url,${names.join(',')}))`
    })
    if (marked !== source) fs.writeFileSync(file, marked)
  }
}

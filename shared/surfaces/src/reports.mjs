import fs from 'node:fs'
import path from 'node:path'
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'
import { writeDeclarations } from './declarations.mjs'
import { ENTRIES, reportFile, ROOT, WITHIN } from './entries.mjs'

const WORK = path.join(ROOT, '.cache/surfaces')

/**
 * Reports of what the shared packages export now.
 * @returns {Promise<Record<string, string>>} text by module
 */
export async function currentReports() {
  const work = path.join(WORK, String(process.pid))
  try {
    const packages = await writeDeclarations(work)
    const folder = path.join(work, 'reports')
    fs.mkdirSync(folder)
    const configs = ENTRIES.map((entry) => configOf(entry, packages, folder))
    const [first, ...others] = configs
    // One program for all: reading the types of their libraries is most of the work.
    const compilerState = CompilerState.create(/** @type {ExtractorConfig} */ (first), {
      additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
    })
    for (const config of configs) extract(config, compilerState)
    return Object.fromEntries(ENTRIES.map(({ module }) => [module, wholeReport(path.join(folder, reportFile(module)))]))
  } finally {
    fs.rmSync(work, { recursive: true, force: true })
  }
}

/** @param {{ module: string, source: string }} entry @param {string} packages @param {string} folder */
function configOf({ module, source }, packages, folder) {
  const projectFolder = path.join(packages, source.split('/')[0] ?? '')
  const silent = { default: { logLevel: /** @type {import('@microsoft/api-extractor').ExtractorLogLevel} */ ('none') } }
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder,
      mainEntryPointFilePath: path.join(packages, source.replace(/\.ts$/, '.d.ts')),
      bundledPackages: WITHIN,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'ESNext',
            moduleResolution: 'bundler',
            strict: true,
            skipLibCheck: true,
            jsx: 'react-jsx',
            types: [],
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          },
        },
      },
      apiReport: {
        enabled: true,
        // What exported types are made of is a part of the surface, exported itself or not.
        includeForgottenExports: true,
        reportFileName: reportFile(module),
        reportFolder: folder,
        reportTempFolder: path.join(folder, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        // Types are checked by tsc, comments are not in the form of tsdoc.
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: path.join(projectFolder, 'api-extractor.json'),
    packageJsonFullPath: path.join(projectFolder, 'package.json'),
  })
}

/** @param {ExtractorConfig} config @param {CompilerState} compilerState */
function extract(config, compilerState) {
  /** @type {string[]} */
  const errors = []
  Extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback(message) {
      message.handled = true
      if (message.logLevel === 'error') errors.push(message.text)
    },
  })
  if (errors.length > 0) throw new Error(`${config.mainEntryPointFilePath} has no report: ${errors.join('; ')}`)
}

/** @param {string} file @throws Error where a declaration was not found, which the report then only names */
function wholeReport(file) {
  const report = fs.readFileSync(file, 'utf8')
  const [lost] = /^import .* from '\..*/m.exec(report) ?? []
  if (lost) throw new Error(`${path.basename(file)} lacks what it names: ${lost}`)
  return report
}

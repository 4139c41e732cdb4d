import webpack from 'webpack'

/** `./screens/landing-screen` → `landing`: a screen's file is named after the screen. */
const SCREEN = /\/screens\/([\w-]+?)-screen(?:\.tsx)?$/

/**
 * Writes `screens.json`: the scripts of each screen's own chunk group, by screen, so that the site server can tell
 * the browser of them before any script has run. Shape: `{ "landing": ["385.1f2e.js"] }`.
 */
export class ScreenListPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ScreenList', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ScreenList', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const screens = {}
          for (const group of compilation.chunkGroups) {
            const screen = group.origins?.map(({ request }) => SCREEN.exec(request ?? '')?.[1]).find(Boolean)
            if (screen) screens[screen] = group.getFiles().filter((file) => file.endsWith('.js'))
          }
          compilation.emitAsset('screens.json', new webpack.sources.RawSource(JSON.stringify(screens)))
        },
      )
    })
  }
}

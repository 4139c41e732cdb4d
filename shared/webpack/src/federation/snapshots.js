/**
 * Stands in the federation runtime for what reads manifests and keeps snapshots of them, which the shell does in its own
 * way (shell/src/remotes/manifests.ts).
 */
export class SnapshotHandler {
  hooks = { applyPlugin() {}, removePlugin() {} }
}

const unavailable = () => {
  throw new Error('this runtime keeps no snapshots')
}

export { unavailable as snapshotPlugin, unavailable as generatePreloadAssetsPlugin }

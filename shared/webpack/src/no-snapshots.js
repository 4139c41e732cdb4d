/**
 * Stands in the federation runtime for what reads manifests and keeps snapshots of them, which the shell does in its own
 * way (shell/src/remotes/manifests.ts). What the runtime still asks of it finds nothing kept.
 */
export class SnapshotHandler {
  manifestCache = new Map()
  hooks = { applyPlugin() {}, removePlugin() {} }
}

export const getGlobalRemoteInfo = () => ({})

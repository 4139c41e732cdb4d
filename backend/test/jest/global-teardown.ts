import { rmSync } from 'node:fs'

export default async function teardown(): Promise<void> {
  if (!globalThis.testCluster) return
  const { cluster, dataDir } = globalThis.testCluster
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

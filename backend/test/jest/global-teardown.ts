import { rmSync } from 'node:fs'
import { programsFolder } from '../processes/server-process'

export default async function teardown(): Promise<void> {
  if (!globalThis.testCluster) return
  const { cluster, dataDir } = globalThis.testCluster
  await cluster.stop()
  rmSync(programsFolder(dataDir), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'

/** The disk of the data folder: what is free of it, and its size. Where it cannot say, there is no figure. */
export function watchDisk(registry: Registry, folder: string): void {
  const gauge = new Gauge({
    name: 'yawmi_data_disk_bytes',
    help: 'Bytes of the disk of the data folder: free for this user, and in all',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      gauge.reset()
      try {
        const { bavail, blocks, bsize } = await statfs(folder)
        this.labels('free').set(bavail * bsize)
        this.labels('size').set(blocks * bsize)
      } catch {
        // A folder that is away is what other metrics and `/readyz` tell.
      }
    },
  })
}

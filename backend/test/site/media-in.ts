import path from 'node:path'
import { FolderStore } from '../../src/infrastructure/objects/folder-store'

/** The store of media that a service with this data folder has. */
export const mediaIn = (dataDir: string) => new FolderStore(path.join(dataDir, 'media'))

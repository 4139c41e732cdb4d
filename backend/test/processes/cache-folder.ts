import path from 'node:path'
import { findProjectRoot } from '../../src/infrastructure/project-root'

/** What servers under test can make again: one of them has made it for all. */
export const CACHE_DIR = path.join(findProjectRoot(undefined), '.cache/tests/servers')

import { DESKTOP } from '../browser/visitor'
import { everyScreenIsClean } from './every-screen'

describe('every screen on a wide window, dark', () => everyScreenIsClean({ viewport: DESKTOP, dark: true }))

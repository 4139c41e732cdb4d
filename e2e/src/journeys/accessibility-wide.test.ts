import { DESKTOP } from '../browser/visitor'
import { everyScreenIsClean } from './every-screen'
import { test } from '../test'

test.describe('every screen on a wide window, dark', () => everyScreenIsClean({ viewport: DESKTOP, dark: true }))

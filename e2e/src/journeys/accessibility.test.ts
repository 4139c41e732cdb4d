import { PHONE } from '../browser/visitor'
import { everyScreenIsClean } from './every-screen'
import { test } from '../test'

// Each width has a file of its own, so that both are looked at side by side.
test.describe('every screen on a phone, light', () => everyScreenIsClean({ viewport: PHONE, dark: false }))

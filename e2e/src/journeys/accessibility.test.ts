import { PHONE } from '../browser/visitor'
import { everyScreenIsClean } from './every-screen'

// Each width has a file of its own, so that both are looked at side by side.
describe('every screen on a phone, light', () => everyScreenIsClean({ viewport: PHONE, dark: false }))

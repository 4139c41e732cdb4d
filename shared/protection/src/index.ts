/** Bundled into each remote that subscribes people: small, and only two of them do. */
export { loginAgain } from './login-again'
export { proofOf, withWork } from './with-work'
export { useProtection, PROTECTED_ID, type Protection } from './use-protection'

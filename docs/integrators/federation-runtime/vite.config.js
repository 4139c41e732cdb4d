import { defineConfig } from 'vite'

// Your server puts each answer's own nonce in the place of this.
export default defineConfig({ html: { cspNonce: '{{nonce}}' } })

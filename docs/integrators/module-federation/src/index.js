// What is shared is negotiated before anything imports it.
import('./page.js')

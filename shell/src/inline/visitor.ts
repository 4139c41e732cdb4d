import { deviceStorage } from './device-storage'

// Sets the visitor's role on the root element, for skeletons and prerendered pages, before scripts have loaded: as
// `currentRole` of @yawmi/session derives it. `SessionEffects` keeps it up to date.
try {
  const { token, accessToken, isFreeVisitor, freeToken } = deviceStorage()
  document.documentElement.dataset.visitor =
    token || accessToken ? 'subscriber' : isFreeVisitor === 'true' && freeToken ? 'free' : 'nobody'
} catch {
  // Without storage the role is unknown.
}

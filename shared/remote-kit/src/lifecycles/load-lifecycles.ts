export const loadLifecycles = () => import('./create-lifecycles')

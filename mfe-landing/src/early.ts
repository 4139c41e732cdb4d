import { prepareForm } from './lib/pre-hydration/prepare-form'

/** Inlined in the prerendered page: the form works as soon as it is visible, long before React has loaded. */
prepareForm()

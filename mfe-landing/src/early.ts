import { prepareForm } from './lib/pre-hydration/prepare-form'

/** Stands in the page as it is drawn ahead: the form works as soon as it is seen, long before React is there. */
prepareForm()

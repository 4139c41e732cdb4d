/** single-spa's own helper; the build puts `lean-parcel.tsx` in its place for pages that share nothing with us. */
export { default as reactParcel } from 'single-spa-react'

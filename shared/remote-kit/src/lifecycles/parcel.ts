/** single-spa's own helper; in a standalone remote the build replaces it by `slim-parcel.tsx`. */
export { default as reactParcel } from 'single-spa-react'

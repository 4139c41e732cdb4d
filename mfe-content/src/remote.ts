import { declareRemote } from '@yawmi/remote-kit/declare'
import { ar } from './copy/ar'
import { paths } from './paths'

export const declaration = declareRemote({
  name: 'content',
  routes: [
    { name: 'home', path: paths.home, screen: 'home', layout: 'home', access: 'visitor', title: ar.titles.home },
    { name: 'quotes', path: paths.quotes, screen: 'quotes', layout: 'home', access: 'visitor', title: ar.titles.quotes },
  ],
  slots: [],
})

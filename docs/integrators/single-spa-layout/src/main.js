import { registerApplication, start } from 'single-spa'
import { constructApplications, constructLayoutEngine, constructRoutes } from 'single-spa-layout'
import { loadRemote } from './load-remote.js'

const routes = constructRoutes(document.getElementById('single-spa-layout'), {
  loaders: {},
  props: {
    apiBase: 'https://yawmi.example',
    brand: 'partner',
    onEvent: (event) => {
      if (event.type === 'callback') document.getElementById('account').textContent = event.subscriber_id
    },
  },
})
const applications = constructApplications({
  routes,
  loadApp: ({ name }) => loadRemote(name.replace('yawmi-', '')),
})
const layout = constructLayoutEngine({ routes, applications, active: false })
applications.forEach(registerApplication)
layout.activate()
start()

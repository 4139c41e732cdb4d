// The federation runtime alone, without a plugin of a bundler. This page shares nothing: the first remote brings React,
// and the others take it.
import { createInstance } from '@module-federation/runtime'

const service = 'https://yawmi.example'
const names = ['auth', 'content', 'designer', 'account']

const federation = createInstance({
  name: 'shop',
  remotes: names.map((name) => ({ name: `mfe_${name}`, entry: `${service}/remotes/${name}/mf-manifest.json` })),
})

for (const name of names) {
  const { bootstrap, mount } = await federation.loadRemote(`mfe_${name}/lifecycles`)
  const section = document.createElement('section')
  section.id = `yawmi-${name}`
  document.getElementById('root').append(section)
  const props = {
    domElement: section,
    apiBase: service,
    brand: 'partner',
    onEvent: (event) => {
      if (event.type === 'callback') document.getElementById('account').textContent = event.subscriber_id
    },
  }
  await bootstrap(props)
  await mount(props)
}

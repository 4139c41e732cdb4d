const service = 'https://yawmi.example'

/** A remote's lifecycles, of its current release, by the classic container. */
export async function loadRemote(name) {
  const { remotes } = await (await fetch(`${service}/releases.json?remote=${name}`)).json()
  const script = document.createElement('script')
  script.src = service + remotes[name][0].manifest.replace('mf-manifest.json', 'remoteEntry.js')
  await new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })
  const container = globalThis[`mfe_${name}`]
  await container.init({})
  return (await container.get('./lifecycles'))()
}

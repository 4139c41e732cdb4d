const service = 'https://yawmi.example'
const remote = (name) => `mfe_${name}@${service}/remotes/${name}/mf-manifest.json`

/** What webpack.config.mjs and rspack.config.mjs give to their ModuleFederationPlugin. */
export const federation = {
  name: 'shop',
  remotes: {
    mfe_auth: remote('auth'),
    mfe_content: remote('content'),
    mfe_designer: remote('designer'),
    mfe_account: remote('account'),
  },
  // All of React: where react-dom/client is missing the remotes bring a React of their own, as only whole ones fit together.
  shared: {
    react: { singleton: true },
    'react-dom': { singleton: true },
    'react-dom/client': { singleton: true },
    'react/jsx-runtime': { singleton: true },
  },
  dts: false,
}

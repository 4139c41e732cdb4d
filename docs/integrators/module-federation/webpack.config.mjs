import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { federation } from './federation.mjs'

export default {
  mode: 'production',
  entry: './src/index.js',
  output: { filename: '[name].js', uniqueName: 'shop', publicPath: 'auto' },
  plugins: [new ModuleFederationPlugin(federation)],
}

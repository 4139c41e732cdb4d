export { loadEmbed, type EmbedSource } from './load-embed.ts'
export { connectRemote, type Connection, type RemoteEvent, type RemoteOptions } from './connect-remote.ts'

import { readEnv } from './infrastructure/env'
import { runProgram } from './start/program'
import { serve } from './start/serve'

/** The site server and the media host, with the embedded database unless DATABASE_URL names another. */
runProgram('Yawmi', async (program) => {
  const address = await serve(readEnv(), program)
  program.print(`Yawmi is ready: ${address}`)
  return undefined
})

import axios, { AxiosError } from 'axios'
import { NoAnswerError, type Http, type HttpConfig } from './http'

const TIMEOUTS: readonly (string | undefined)[] = [AxiosError.ECONNABORTED, AxiosError.ETIMEDOUT]

/** HTTP by axios: what the site and the composed remotes use. */
export function createHttp({ base, timeout }: HttpConfig): Http {
  const client = axios.create({
    baseURL: base || undefined,
    timeout,
    withCredentials: true,
    headers: { Accept: 'application/json' },
    validateStatus: () => true,
  })
  return ({ method, path, query, body, headers, signal, timeout: own }) =>
    client
      .request<unknown>({ method, url: path, params: query, data: body, headers, signal, timeout: own ?? timeout })
      .catch((error: unknown) => {
        if (!(error instanceof AxiosError) || error.code === AxiosError.ERR_CANCELED) throw error
        throw new NoAnswerError(TIMEOUTS.includes(error.code) ? 'timeout' : 'network')
      })
}

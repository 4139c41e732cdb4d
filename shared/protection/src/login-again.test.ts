import { createApi, ValidationError } from '@yawmi/api-client'
import { LOGIN_MESSAGE_CODE } from '@yawmi/contract'
import { answer, queryByAttribute, useNetwork } from '@yawmi/testing'
import { loginAgain } from './login-again'

useNetwork()

const api = createApi({ base: '' })
const host = { api, apiBase: '' }
const script = () =>
  answer('protectedScript', { messageCode: '00', success: { dcbprotect: 'void 0', transaction_identify: 't-2' } })
const unknownBrowser = () =>
  new ValidationError('validation', 422, { message: 'x', messageCode: LOGIN_MESSAGE_CODE } as never)

describe('asking for another code', () => {
  it('carries no transaction to a server that knows the browser, and asks for none', async () => {
    const requests = script()
    const login = jest.fn().mockResolvedValue('sent')
    await expect(loginAgain(host, login)).resolves.toBe('sent')
    expect(login.mock.calls).toEqual([[]])
    expect(requests).toEqual([])
  })

  it('carries a fresh one to a server that has forgotten it, and takes the script out again', async () => {
    script()
    const login = jest.fn().mockRejectedValueOnce(unknownBrowser()).mockResolvedValue('sent')
    await expect(loginAgain(host, login)).resolves.toBe('sent')
    expect(login.mock.calls).toEqual([[], ['t-2']])
    expect(queryByAttribute('data-purpose', document.documentElement, 'protection')).toBeNull()
  })

  it('says any other refusal as it is', async () => {
    const requests = script()
    const refusal = new ValidationError('otp_wait', 422)
    await expect(loginAgain(host, jest.fn().mockRejectedValue(refusal))).rejects.toBe(refusal)
    expect(requests).toEqual([])
  })
})

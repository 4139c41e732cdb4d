import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { designForm, designRequest, saveDesign } from '../../../../test/requests/forms'
import { makePng } from '../../../../test/requests/png'
import { signIn } from '../../../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'

const PICTURE = makePng({ width: 64, height: 64 })
/** Bodies on their way from one account, and from one network address. */
const OF_ACCOUNT = 2
const OF_ADDRESS = 32

let site: TestSite
let port: number
beforeAll(async () => {
  site = await createTestSite({ TRUST_PROXY: 'loopback' })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.address() as net.AddressInfo).port
})
afterEach(() => hangUp())
afterAll(() => site.close())

const slow: net.Socket[] = []
async function hangUp(): Promise<void> {
  for (const socket of slow.splice(0)) socket.destroy()
  await sleep(50)
}

/** An upload that sends its head and the beginning of a picture, and then a byte now and then. */
async function trickle(token: string, client = '203.0.113.1'): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1')
  slow.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const headers = {
    host: 'localhost',
    'x-forwarded-for': client,
    ...site.writeHeaders(token),
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': '2000000',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /api/v2/players/designs HTTP/1.1\r\n${head.join('')}\r\n`)
  socket.write(
    '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  )
  socket.write(PICTURE.subarray(0, 40))
  const timer = setInterval(() => socket.write('x'), 20)
  socket.once('close', () => clearInterval(timer))
  return socket
}

async function statusOf(socket: net.Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  return String(chunk).split('\r\n')[0] ?? ''
}

/** What an open file of this process is called; nothing when it was closed meanwhile. */
function nameOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    return ''
  }
}

it('saves the designs of other accounts while four accounts send two pictures each, a byte at a time', async () => {
  const attackers = await Promise.all(Array.from({ length: 4 }, () => signIn(site)))
  for (const token of [...attackers, ...attackers]) await trickle(token)
  await sleep(300)
  const others = await Promise.all(Array.from({ length: 6 }, () => signIn(site)))
  const replies = await Promise.all(others.map((token) => saveDesign(site, designForm(PICTURE), token)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200))
})

it('saves the designs of forty people who press at one moment', async () => {
  const people: string[] = []
  // One after the other: forty at once want more of the database than a busy machine gives in time.
  while (people.length < 40) people.push(await signIn(site))
  const sends = await Promise.all(people.map((token) => designRequest(site, designForm(PICTURE), token)))
  const replies = await Promise.all(sends.map((send) => send()))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(32)
})

it('keeps nothing on disk by a name while a picture comes, nor after its sender hung up', async () => {
  const incoming = () => readdirSync(path.join(site.env.dataDir, 'incoming'))
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => nameOf(fd).startsWith(path.join(site.env.dataDir, 'incoming'))).length
  await trickle(await signIn(site))
  await sleep(300)
  expect(incoming()).toEqual([])
  if (process.platform === 'linux') expect(openFiles()).toBe(1)
  await hangUp()
  await sleep(200)
  if (process.platform === 'linux') expect(openFiles()).toBe(0)
})

it('takes two pictures of an account and thirty-two of an address at a time, and gives their places back', async () => {
  const token = await signIn(site)
  const accounts = await Promise.all(Array.from({ length: OF_ADDRESS / OF_ACCOUNT }, () => signIn(site)))
  for (const account of [...accounts, ...accounts]) await trickle(account)
  await sleep(300)
  const save = async (from: string, by = token) => {
    const socket = await trickle(by, from)
    return Promise.race([statusOf(socket), sleep(300, 'taken')])
  }
  expect(await save('203.0.113.1')).toBe('HTTP/1.1 429 Too Many Requests')
  expect(await save('203.0.113.1', accounts[0])).toBe('HTTP/1.1 429 Too Many Requests')
  expect(await save('203.0.113.2', accounts[0])).toBe('HTTP/1.1 429 Too Many Requests')
  expect(await save('203.0.113.2')).toBe('taken')
  await hangUp()
  expect(await save('203.0.113.1')).toBe('taken')
})

it('holds no place for senders who hung up before it was known who they are', async () => {
  const token = await signIn(site)
  const { sessions } = site.app.accounts
  const of = sessions.of.bind(sessions)
  const slowly = jest.spyOn(sessions, 'of').mockImplementation(async (given) => {
    await sleep(200)
    return of(given)
  })
  for (let count = 0; count < OF_ACCOUNT; count += 1) await trickle(token)
  await hangUp()
  await sleep(400)
  slowly.mockRestore()
  const socket = await trickle(token)
  expect(await Promise.race([statusOf(socket), sleep(300, 'taken')])).toBe('taken')
})

import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../../../../tools/testing/local-server.ts'
import { AddressBlockedError, createPost, isLinkLocal, isNotPublic } from './webhook-channels.ts'

const message = { headers: {}, body: '{}', signal: new AbortController().signal }

/** A receiver on this machine that responds 307, and counts requests. */
async function serveReceiver() {
  let requestCount = 0
  const server = createServer((request, response) => {
    requestCount += 1
    request.resume()
    response.writeHead(307, { location: '/elsewhere' }).end('read by nobody')
  })
  const port = await listenLocally(server, onTestFinished)
  return { port, requestCount: () => requestCount }
}

test('content-webhook#addresses posts to this machine if allowed, and follows no redirect', async () => {
  const { port, requestCount } = await serveReceiver()
  const post = createPost(isLinkLocal)
  expect(await post(`http://localhost:${port}/`, message)).toBe(307)
  expect(requestCount()).toBe(1)
})

test.each([
  '127.0.0.1',
  'localhost',
  '2130706433',
  '0177.0.0.1',
  '0x7f.1',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::]',
])('content-webhook#addresses does not reach this machine as %s', async (host) => {
  const { port, requestCount } = await serveReceiver()
  const post = createPost(isNotPublic)
  await expect(post(`http://${host}:${port}/`, message)).rejects.toThrow(AddressBlockedError)
  await expect(post(`https://${host}:${port}/`, message)).rejects.toThrow(AddressBlockedError)
  expect(requestCount()).toBe(0)
})

test.each([
  '169.254.169.254',
  '2852039166',
  '0251.0376.0251.0376',
  '[fe80::1]',
  '[febf::1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:a9fe:a9fe]',
  '[64:ff9b::a9fe:a9fe]',
  '[2002:a9fe:a9fe::1]',
])('content-webhook#addresses never reaches a link-local address: %s', async (host) => {
  for (const isBlocked of [isLinkLocal, isNotPublic]) {
    const post = createPost(isBlocked)
    await expect(post(`http://${host}/`, message)).rejects.toThrow(AddressBlockedError)
  }
})

test('content-webhook#addresses checks the address of a name when connecting', async () => {
  const { port, requestCount } = await serveReceiver()
  const resolvingTo = (...addresses: string[]) =>
    createPost(isLinkLocal, (_name, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      ),
    )
  const url = `http://receiver.example:${port}/`
  expect(await resolvingTo('127.0.0.1')(url, message)).toBe(307)
  await expect(resolvingTo('169.254.169.254')(url, message)).rejects.toThrow(AddressBlockedError)
  await expect(resolvingTo('127.0.0.1', '169.254.1.2')(url, message)).rejects.toThrow(
    AddressBlockedError,
  )
  expect(requestCount()).toBe(1)
})

test.each([
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '100.100.100.200',
  'fd00:ec2::254',
  '::ffff:10.0.0.1',
  '203.0.113.7',
  '2001:0:a01:203::1',
  '2002:a01:203::1',
  '64:ff9b:1::a01:203',
])('content-webhook#addresses reaches %s only from the settings', (address) => {
  expect(isNotPublic(address)).toBe(true)
  expect(isLinkLocal(address)).toBe(false)
})

test.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '64:ff9b::5db8:d822'])(
  'content-webhook#addresses counts %s as public',
  (address) => {
    expect(isNotPublic(address)).toBe(false)
  },
)

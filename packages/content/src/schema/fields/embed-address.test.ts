import { describe, expect, it } from 'vitest'
import { createReadContext } from '../../reading/site-context.ts'
import { testSiteContext } from '../../reading/test-context.fixture.ts'
import { embedAddress, hostedForm } from './embed-address.ts'

const contextOf = (embedHost: string) => createReadContext({ ...testSiteContext, embedHost })
const context = contextOf('embeds.vendor.example')

describe('the address of an embedded tool', () => {
  const { read, fallback } = embedAddress({ label: 'Address' })

  it('EMBED-1 gets the embed host and the parameter for embedding', () => {
    expect(read('https://{host}/openings?team=all', context)).toEqual({
      src: 'https://embeds.vendor.example/openings?team=all&embedded=true',
    })
  })

  it.each(['https://tools.example/', 'http://{host}/', 'openings', 'javascript:alert(1)'])(
    'EMBED-1 has nothing to load for %s',
    (stored) => expect(read(stored, context)).toEqual({ src: undefined }),
  )

  it.each([undefined, '', '  ', {}, []])('EMBED-1 is missing for %j', (stored) => {
    expect(read(stored, context) ?? fallback).toBeUndefined()
  })
})

describe('a hosted form', () => {
  const { read } = hostedForm({ label: 'Form' })

  it.each([
    ['embeds.vendor.example', 'https://embeds.vendor.example/forms/request-a-demo?embedded=true'],
    ['127.0.0.1:3003', 'http://127.0.0.1:3003/forms/request-a-demo?embedded=true'],
    ['[::1]:3003', 'http://[::1]:3003/forms/request-a-demo?embedded=true'],
  ])('EMBED-3 stands on the host %s', (host, src) => {
    expect(read(' request-a-demo ', contextOf(host))).toEqual({ id: 'request-a-demo', src })
  })

  const guid = '0b5b8a4e-3f6c-4c1d-9a2e-7d1f0c9b8a7e'
  it.each([
    [`hubspot:123/${guid}`, `/hubspot/na1/123/${guid}`],
    [`hubspot:eu1/123/${guid}`, `/hubspot/eu1/123/${guid}`],
  ])('EMBED-3 of HubSpot, %s, has a page of ours', (id, path) => {
    const src = `https://embeds.vendor.example${path}?embedded=true`
    expect(read(id, context)).toEqual({ id, src })
  })

  it.each([
    `hubspot:${guid}`,
    `hubspot:12a/${guid}`,
    'hubspot:123/contact',
    `hubspot:EU1/123/${guid}`,
    `hubspot:../123/${guid}`,
    `hubspot:123/${guid}/..`,
    `hubspot:123/${guid}?x`,
    `Hubspot:123/${guid}`,
  ])('EMBED-3 of HubSpot has no address for %s', (id) => {
    expect(read(id, context)).toBeUndefined()
  })

  it.each([undefined, '', '..', 'a/b', '../openings', 'a?b', 'a#b', '<b>', '%2e%2e', 'a b', {}])(
    'EMBED-3 has no address for the id %j',
    (id) => expect(read(id, context)).toBeUndefined(),
  )

  it('EMBED-3 has no address without a host', () => {
    expect(read('contact', contextOf(''))).toBeUndefined()
  })
})

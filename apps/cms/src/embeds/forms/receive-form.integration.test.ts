import { describe, expect, it, test } from 'vitest'
import { BY_SCRIPT, EMBEDS, KEY, serveForms, VALID_ANSWERS } from './served-forms.fixture.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }

describe('EMBED-3 a stored submission', () => {
  it('has the answers, their origin, and the consents', async () => {
    const { send, submissions } = await serveForms()
    const around = { _page: '/contact/', _referrer: 'https://search.example/?q=1' }
    await send({
      ...VALID_ANSWERS,
      ...around,
      consent: 'yes',
      is_admin: 'yes',
      _utm_source: 'letter',
      _utm_medium: ' ',
    })
    expect(submissions).toEqual([
      {
        form: 'contact',
        key: KEY,
        lang: 'en',
        fields: { ...VALID_ANSWERS, consent: 'yes' },
        page: '/contact/',
        referrer: 'https://search.example/?q=1',
        utm: { source: 'letter' },
        consent: [{ name: 'consent', text: 'You may keep this.', given: true }],
        email: 'ada@firm.example',
        owner: 'hello@vendor.example',
      },
    ])
  })

  it('is stored once, however often it is sent, with the same response each time', async () => {
    const { send, submissions } = await serveForms()
    const responses = [await send(VALID_ANSWERS, BY_SCRIPT), await send(VALID_ANSWERS, BY_SCRIPT)]
    const bodies = await Promise.all(responses.map((response) => response.json()))
    expect(bodies[0]).toEqual(bodies[1])
    expect(submissions).toHaveLength(1)
  })

  it('is not confirmed before it is stored', async () => {
    const { send } = await serveForms({
      storeSubmission: () => Promise.reject(new Error('disk full')),
    })
    const response = await send(VALID_ANSWERS, BY_SCRIPT)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    const html = await (await send(VALID_ANSWERS)).text()
    expect(html).toContain('This could not be stored just now.')
    expect(html).toContain('value="Ada"')
    expect(html).not.toContain('disk full')
  })
})

describe('EMBED-3 a submission that looks automated gets the same response, and is quarantined', () => {
  const post = (mark: string, more = {}, headers = {}) => ({
    method: 'POST',
    headers: { ...FORM, ...headers },
    body: new URLSearchParams({ ...VALID_ANSWERS, _key: KEY, _mark: mark, ...more }),
  })

  it.each([
    ['fills in what nobody sees', 10_000, { homepage: 'https://spam.example' }, {}, 'do not see'],
    ['is sent at once', 500, {}, {}, 'within 2 s'],
    ['is a week old', 8 * 24 * 3_600_000, {}, {}, 'a week'],
    ['made up its time', 10_000, { _mark: 'zzzzzz.AAAAAAAAAAAAAAAAAAAAAA' }, {}, 'of this server'],
    ['has no time', 10_000, { _mark: '' }, {}, 'of this server'],
    ['hides where it is', 10_000, {}, { origin: 'null' }, 'did not say'],
  ])('one that %s', async (_what, wait, more, headers, reason) => {
    const { requestPath, requestMark, submissions, clock } = await serveForms()
    const shown = await requestMark()
    clock.now += wait
    const response = await requestPath('/forms/contact', post(shown, more, headers))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ thanks_page: expect.stringMatching(/\/thank-you$/) })
    expect(submissions).toMatchObject([
      { fields: VALID_ANSWERS, suspect: expect.stringContaining(reason) },
    ])
  })

  it('the mark of one form is not valid for another', async () => {
    const { requestPath, requestMark, submissions, clock } = await serveForms()
    const other = await requestMark('paper')
    clock.now += 10_000
    await requestPath('/forms/contact', post(other))
    expect(submissions).toMatchObject([{ suspect: expect.any(String) }])
  })

  it.each([{}, { origin: EMBEDS }])('one from a person is not quarantined: %j', async (headers) => {
    const { requestPath, requestMark, submissions, clock } = await serveForms()
    const shown = await requestMark()
    clock.now += 2000
    await requestPath('/forms/contact', post(shown, {}, headers))
    expect(submissions).toHaveLength(1)
    expect(submissions[0]).not.toHaveProperty('suspect')
  })
})

describe('EMBED-3 an invalid request is rejected with a sentence, and none of it is stored', () => {
  const body = new URLSearchParams({ ...VALID_ANSWERS, _key: KEY }).toString()

  it.each([
    ['a form that does not exist', '/forms/none', { method: 'POST', headers: FORM, body }, 404],
    ['another method', '/forms/contact', { method: 'PUT', headers: FORM, body }, 405],
    ['a preflight', '/forms/contact', { method: 'OPTIONS' }, 405],
    ['JSON', '/forms/contact', json({ ...VALID_ANSWERS, _key: KEY }), 415],
    [
      'a file',
      '/forms/contact',
      { method: 'POST', headers: { accept: '*/*' }, body: files() },
      415,
    ],
    ['no type', '/forms/contact', { method: 'POST', headers: { accept: '*/*' } }, 415],
    [
      'too much',
      '/forms/contact',
      { method: 'POST', headers: FORM, body: `message=${'x'.repeat(300_000)}` },
      413,
    ],
    ['nothing', '/forms/contact', { method: 'POST', headers: FORM, body: '' }, 400],
    ['no key', '/forms/contact', { method: 'POST', headers: FORM, body: 'name=Ada' }, 400],
    [
      'a key of another shape',
      '/forms/contact',
      { method: 'POST', headers: FORM, body: '_key=a%0d%0ab' },
      400,
    ],
    [
      'a page of another site',
      '/forms/contact',
      { method: 'POST', headers: { ...FORM, origin: 'https://evil.example' }, body },
      403,
    ],
    [
      'a header in a name',
      '/forms/contact',
      { method: 'POST', headers: FORM, body: `${body}&name=Ada%0d%0aBcc:%20x` },
      422,
    ],
    [
      'a header in an address',
      '/forms/contact',
      { method: 'POST', headers: FORM, body: body.replace('ada%40', 'a%0d%0aBcc:%20b%40') },
      422,
    ],
    [
      'an unknown choice',
      '/forms/contact',
      { method: 'POST', headers: FORM, body: body.replace('Price', 'Free') },
      422,
    ],
    [
      'two answers to one question',
      '/forms/contact',
      { method: 'POST', headers: FORM, body: `${body}&topic=Support` },
      422,
    ],
    [
      'broken encoding',
      '/forms/contact',
      { method: 'POST', headers: FORM, body: `_key=${KEY}&name=%E0%A4%A&email=%ff` },
      422,
    ],
  ])('%s', async (_what, path, request, status) => {
    const { requestPath, submissions } = await serveForms()
    const response = await requestPath(path, request)
    expect(response.status).toBe(status)
    expect(await response.text()).toMatch(/[A-Z“][^<>{}]{10,}\.|needs another look/)
    expect(submissions).toEqual([])
  })

  it('a client above the rate limit must wait, before its form is read', async () => {
    const { requestPath, requestMark, submissions } = await serveForms({
      limits: { burst: 30, perSecond: 0.001 },
    })
    const shown = await requestMark()
    const statuses = new Map<number, number>()
    for (let count = 0; count < 10_000; count += 1) {
      const request = { method: 'POST', headers: FORM, body: `${body}&_mark=${shown}` }
      const { status } = await requestPath('/forms/contact', request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 30, 429: 9970 })
    expect(submissions).toHaveLength(1)
    for (const accept of ['text/html', '*/*', 'application/json']) {
      const unread = unreadable()
      const last = await requestPath('/forms/contact', {
        method: 'POST',
        headers: { ...FORM, accept },
        body: unread.body,
        duplex: 'half',
      } as RequestInit)
      expect([last.status, unread.reads()]).toEqual([429, 0])
      expect(last.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(await last.text()).toMatch(/in a minute/)
    }
  })

  it('a form of more than 500 pairs is rejected, whatever their names', async () => {
    const { requestPath, submissions } = await serveForms()
    const statusOf = async (more: string) =>
      (await requestPath('/forms/contact', { method: 'POST', headers: FORM, body: body + more }))
        .status
    expect(await statusOf('&a'.repeat(125_000))).toBe(413)
    expect(await statusOf('&'.repeat(500))).toBe(413)
    expect(submissions).toEqual([])
    expect(await statusOf('&a'.repeat(490))).toBe(200)
  })
})

test('EMBED-3 without script, errors show in the form after it was submitted, not before', async () => {
  const { requestPath } = await serveForms()
  const notice = async (request?: RequestInit) =>
    /<p class="form-notice"[^>]*>[^<]*/.exec(
      await (await requestPath('/forms/contact', request)).text(),
    )?.[0]
  expect(await notice()).toBe('<p class="form-notice" role="alert" hidden="">')
  const body = new URLSearchParams({ name: 'Ada' })
  expect(await notice({ method: 'POST', body })).toMatch(/role="alert">[A-Z].+/)
})

/** A body that counts the reads of its parts. */
function unreadable() {
  let reads = 0
  const pull = (controller: ReadableStreamDefaultController) => {
    reads += 1
    controller.enqueue(new TextEncoder().encode('a=b&'))
  }
  return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), reads: () => reads }
}

function json(value: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(value),
  }
}

function files(): FormData {
  const data = new FormData()
  data.set('name', new Blob(['x']), 'x.txt')
  return data
}

test('EMBED-3 while forms cannot be read, a script is told to retry and a person to go back', async () => {
  const { storage } = await serveForms()
  const story = () => Promise.reject(new Error('the database is gone'))
  const logged: unknown[] = []
  const log = { error: (message: string) => void logged.push(message) }
  const { requestPath } = await serveForms({ storage: { ...storage, findStory: story }, log })
  const sent = { method: 'POST', body: new URLSearchParams({ _key: KEY, ...VALID_ANSWERS }) }
  const toScript = await requestPath('/forms/contact?lang=de', { ...sent, ...BY_SCRIPT })
  expect([toScript.status, toScript.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await toScript.json()).error).toContain('Ihre Angaben stehen noch hier')
  const toPerson = await requestPath('/forms/contact', sent)
  expect(toPerson.status).toBe(503)
  expect(await toPerson.text()).toContain('Please go back and send them once more.')
  expect(await (await requestPath('/forms/contact')).text()).toContain(
    'not available at the moment',
  )
  expect(logged).toHaveLength(3)
})

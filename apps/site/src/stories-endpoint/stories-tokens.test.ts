import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, EncryptJWT, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createStoriesSeal, type StoriesScope } from './stories-seal.ts'
import { openStoriesTokens } from './stories-tokens.ts'

const SECRET = 'first-secret'
const SPACE = '288868'
const HOUR = 3600 * 1000
const MORNING = Date.UTC(2026, 0, 15, 9)

async function tokensOf(sealSecret = SECRET, spaceId = SPACE, time = { now: MORNING }) {
  const tokens = await openStoriesTokens({ sealSecret, spaceId, now: () => time.now })
  if (tokens === undefined) throw new Error('There are no tokens')
  return { ...tokens, current: () => tokens.published().token }
}

function sealOf(secret = SECRET, spaceId = SPACE) {
  const seal = createStoriesSeal(secret, spaceId)
  if (seal === undefined) throw new Error('There is no seal')
  return seal
}

const tomorrow = new Date(MORNING + 24 * HOUR)
const sealed = (scope: StoriesScope, secret?: string, space?: string) =>
  sealOf(secret, space).seal(scope, tomorrow)

describe('a token of the stories endpoint', () => {
  it('CALL-5 lets its holder read published stories, and says nothing to anyone else', async () => {
    const { current, scopeOf } = await tokensOf()
    expect(await scopeOf(current())).toBe('published')
    expect(Buffer.from(current().split('.')[0] ?? '', 'base64url').toString()).toBe(
      '{"alg":"dir","enc":"A256GCM"}',
    )
    expect(Buffer.from(current(), 'base64url').toString('latin1')).not.toContain(SPACE)
  })

  it('CALL-5 is valid for at least 30 days from any moment of its day, and at most 31', async () => {
    const time = { now: Date.UTC(2026, 0, 15, 0) }
    const { current, scopeOf } = await tokensOf(SECRET, SPACE, time)
    const token = current()
    time.now = Date.UTC(2026, 1, 14, 23, 59, 59)
    expect(await scopeOf(token)).toBe('published')
    time.now = Date.UTC(2026, 1, 15, 0, 0, 1)
    expect(await scopeOf(token)).toBeUndefined()
  })

  it('CALL-5 for drafts names its language, and is valid no longer than requested', async () => {
    const time = { now: MORNING }
    const { forDrafts, scopeOf } = await tokensOf(SECRET, SPACE, time)
    const token = await forDrafts({ lang: 'de' }, new Date(MORNING + HOUR))
    expect(await scopeOf(token)).toEqual({ lang: 'de' })
    time.now = MORNING + HOUR - 1000
    expect(await scopeOf(token)).toEqual({ lang: 'de' })
    time.now = MORNING + HOUR
    expect(await scopeOf(token)).toBeUndefined()
  })

  it('CALL-5 is opened by every secret that is given, and sealed by the first', async () => {
    const old = (await tokensOf('old')).current()
    const rotated = await tokensOf('new,old')
    expect(await rotated.scopeOf(old)).toBe('published')
    expect(await (await tokensOf('new')).scopeOf(rotated.current())).toBe('published')
    expect(await (await tokensOf('old')).scopeOf(rotated.current())).toBeUndefined()
    expect(await (await tokensOf('new')).scopeOf(old)).toBeUndefined()
  })

  it.each([undefined, '', ',', ',,'])(
    'CALL-5 does not exist without a secret (%j)',
    async (given) => {
      expect(await openStoriesTokens({ sealSecret: given, spaceId: SPACE })).toBeUndefined()
    },
  )

  it('CALL-5 with any one character changed is invalid', async () => {
    const { current, scopeOf } = await tokensOf()
    const token = current()
    for (let index = 0; index < token.length; index++) {
      const changed = token[index] === 'A' ? 'B' : 'A'
      const tampered = token.slice(0, index) + changed + token.slice(index + 1)
      expect(await scopeOf(tampered), tampered).toBeUndefined()
    }
  })
})

/** The endpoint's key for a secret, or one derived for another purpose. */
const keyOf = (purpose = 'prospectus stories endpoint token 1') =>
  new Uint8Array(hkdfSync('sha256', SECRET, '', purpose, 32))
const claims = { scope: 'published', space: SPACE, aud: 'prospectus:stories' }
const jwe = (
  payload: Record<string, unknown>,
  { header = {}, key = keyOf(), expires = tomorrow as Date | null } = {},
) => {
  const token = new EncryptJWT(payload).setProtectedHeader({
    alg: 'dir',
    enc: 'A256GCM',
    ...header,
  })
  return (expires ? token.setExpirationTime(expires) : token).encrypt(key)
}

const foreign: Readonly<Record<string, () => unknown>> = {
  'of another secret': () => sealed('published', 'guessed'),
  'of another space': () => sealed('published', SECRET, '1'),
  'of another endpoint': () => jwe({ ...claims, aud: 'prospectus:forms' }),
  'without an audience': () => jwe({ ...claims, aud: undefined }),
  'of another scope': () => jwe({ ...claims, scope: 'everything' }),
  'for drafts of every language': () => jwe({ ...claims, scope: 'draft' }),
  'without a scope': () => jwe({ ...claims, scope: undefined }),
  'of two scopes': () => jwe({ ...claims, scope: ['published', 'draft'] }),
  'without a space': () => jwe({ ...claims, space: undefined }),
  'without an end': () => jwe(claims, { expires: null }),
  'that has expired': () => jwe(claims, { expires: new Date(MORNING - HOUR) }),
  'of another key of the secret': () => jwe(claims, { key: keyOf('sessions') }),
  'encrypted otherwise': () => jwe(claims, { header: { enc: 'A128CBC-HS256' }, key: keyOf() }),
  'with a wrapped key': () => jwe(claims, { header: { alg: 'A256KW' } }),
  'with a key of its own choice': () => jwe(claims, { header: { alg: 'A256GCMKW' } }),
  'that is compressed': () => jwe(claims, { header: { zip: 'DEF' } }),
  'that holds no claims': () =>
    new CompactEncrypt(new TextEncoder().encode('[]'))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(keyOf()),
  'that is signed, not sealed': () =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(tomorrow)
      .sign(keyOf()),
  'with alg none': () => new UnsecuredJWT(claims).setExpirationTime(tomorrow).encode(),
  'with alg none and five parts': () =>
    `${Buffer.from('{"alg":"none","enc":"none"}').toString('base64url')}....`,
  'of four dots': () => '....',
  'that is empty': () => '',
  'that is too long': async () => `${await sealed('published')}${'A'.repeat(3000)}`,
  'that is missing': () => undefined,
  'that is null': () => null,
  'that is a number': () => 7,
  'that is a list': async () => [await sealed('published')],
  'that is an object': async () => ({ token: await sealed('published') }),
}

describe('the stories endpoint rejects a token', () => {
  it.each(Object.entries(foreign))('CALL-5 %s', async (_name, make) => {
    const { scopeOf } = await tokensOf()
    expect(await scopeOf(await make())).toBeUndefined()
  })

  it('CALL-5 but not the same one, made correctly', async () => {
    expect(await (await tokensOf()).scopeOf(await jwe(claims))).toBe('published')
  })
})

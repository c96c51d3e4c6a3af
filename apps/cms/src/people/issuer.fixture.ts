import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { onTestFinished, vi } from 'vitest'
import { listenLocally } from '../../../../tools/testing/local-server.ts'
import { CMS_URL } from './browser.fixture.ts'

/** An issuer's claims about a person. */
export interface Claims {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
}

const CLIENT = { clientId: 'editor', clientSecret: 'client-secret' }

/** A single sign-on issuer that signs in the test user at once. Closed after the test. */
export async function serveIssuer(claims: () => Claims) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let handleRequest: ReturnType<Provider['callback']> | undefined
  const server = createServer((request, response) => handleRequest?.(request, response))
  const port = await listenLocally(server)
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  const issuer = `http://127.0.0.1:${port}`
  // The provider warns that it stores everything in memory, which tests want.
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const provider = createProvider(issuer, claims, privateKey)
  warn.mockReset()
  const handleOidc = provider.callback()
  handleRequest = (request, response) =>
    request.url === '/sign-in'
      ? void provider.interactionFinished(request, response, { login: { accountId: claims().sub } })
      : handleOidc(request, response)
  return {
    sso: { issuer, ...CLIENT, label: 'Example Ltd' },
    followToCallback,
    changeClaims: createClaimChanger(privateKey),
  }
}

/** Returns a function that changes claims in one of the issuer's tokens and signs it again. */
function createClaimChanger(key: KeyObject) {
  return (token: string, changes: object): string => {
    const [header = '', payload = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const encoded = Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url')
    const signature = sign('sha256', Buffer.from(`${header}.${encoded}`), {
      ...{ key, dsaEncoding: 'ieee-p1363' },
    })
    return `${header}.${encoded}.${signature.toString('base64url')}`
  }
}

/** Follows the issuer's redirects like a browser, up to the callback URL. */
async function followToCallback(url: string): Promise<URL> {
  const cookies = new Map<string, string>()
  for (let next = new URL(url); ; ) {
    if (next.origin === CMS_URL) return next
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`${next} responded with ${response.status}; expected a redirect`)
    next = new URL(location, next)
  }
}

function createProvider(issuer: string, claims: () => Claims, privateKey: KeyObject): Provider {
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${CMS_URL}/auth/callback/oidc`],
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['cookie-key'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    interactions: { url: () => '/sign-in' },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...claims() }) }),
    loadExistingGrant: async ({ oidc: { provider, client, session } }) => {
      const { clientId } = client
      const grant = new provider.Grant({ clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

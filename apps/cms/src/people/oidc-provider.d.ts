/** Types of the part that `issuer.fixture.ts` uses, since the package has none of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  interface Context {
    readonly oidc: {
      readonly provider: Provider
      readonly client: { readonly clientId: string }
      readonly session: { readonly accountId: string }
    }
  }

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  export interface Configuration {
    readonly clients: readonly Readonly<Record<string, unknown>>[]
    readonly jwks: { readonly keys: readonly object[] }
    readonly cookies: { readonly keys: readonly string[] }
    readonly claims: Readonly<Record<string, readonly string[]>>
    readonly features: { readonly devInteractions: { readonly enabled: boolean } }
    readonly ttl: Readonly<Record<string, number>>
    readonly interactions: { readonly url: () => string }
    readonly findAccount: (
      context: Context,
      id: string,
    ) => { readonly accountId: string; readonly claims: () => Readonly<Record<string, unknown>> }
    readonly loadExistingGrant: (context: Context) => Promise<Grant>
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    readonly Grant: new (input: {
      readonly clientId: string
      readonly accountId: string
    }) => Grant
    callback(): RequestListener
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { readonly login: { readonly accountId: string } },
    ): Promise<void>
  }
}

/** Access of a token; `private` reads drafts too. */
export type TokenAccess = 'public' | 'private' | 'management'

export interface Token {
  readonly id: string
  readonly access: TokenAccess
  readonly name: string
  /** True if the token is from the installation's settings, and can be changed only there. */
  readonly own: boolean
  readonly created_at: string | null
  /** Its creator, or the creator of the token that created it. */
  readonly created_by: { readonly id: string; readonly name: string } | null
}

/** @see management-api#tokens */
export interface TokenRoutes {
  'GET api_keys': { response: { readonly api_keys: readonly Token[] } }
  'POST api_keys': {
    body: { readonly api_key: { readonly access: string; readonly name?: string } }
    /** The only response with the secret. */
    response: { readonly api_key: Token & { readonly token: string } }
  }
  'DELETE api_keys/:id': { response: { readonly api_key: Token } }
}

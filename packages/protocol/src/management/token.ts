/** What a token opens; `private` reads drafts too. */
export type TokenAccess = 'public' | 'private' | 'management'

/** A token, without itself. */
export interface Token {
  readonly id: string
  readonly access: TokenAccess
  readonly name: string
  /** Whether it belongs to the installation, so that only the settings can change it. */
  readonly own: boolean
  readonly created_at: string | null
  /** Who made it, or made the token that it was made with. */
  readonly created_by: { readonly id: string; readonly name: string } | null
}

/** @see management-api#tokens */
export interface TokenRoutes {
  'GET api_keys': { response: { readonly api_keys: readonly Token[] } }
  'POST api_keys': {
    body: { readonly api_key: { readonly access: string; readonly name?: string } }
    /** The only response that has the token itself. */
    response: { readonly api_key: Token & { readonly token: string } }
  }
  'DELETE api_keys/:id': { response: { readonly api_key: Token } }
}

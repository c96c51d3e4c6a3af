import type { JsonObject } from '../values/json.ts'

/**
 * The one space of an installation, as official clients know it: members that only a subscription has are zero or
 * empty.
 */
type Space = JsonObject & { readonly id: number; readonly name: string }

/** Whose token or session it is, as official clients know a user. */
type User = JsonObject & { readonly id: number; readonly userid: string }

interface OneSpace {
  response: { readonly space: Space }
}

/** Always refused: an installation holds one space, and accounts are changed in the editor. */
interface Unsupported {
  response: never
}

/** @see management-api#official-clients */
export interface SpaceRoutes {
  'GET /spaces': { response: { readonly spaces: readonly Space[] } }
  'POST /spaces': Unsupported
  'GET /spaces/:space': OneSpace
  'PUT /spaces/:space': OneSpace & { body: { readonly space: { readonly name: string } } }
  'DELETE /spaces/:space': Unsupported
  'GET /users/me': { response: { readonly user: User } }
  'PUT /users/me': Unsupported
}

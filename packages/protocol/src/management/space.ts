import type { JsonObject } from '../values/json.ts'
import type { RejectedRoute } from './request.ts'

/** The one space of an installation. Members that depend on a subscription are zero or empty. */
type Space = JsonObject & { readonly id: number; readonly name: string }

/** Owner of the token or session, for official clients. */
type User = JsonObject & { readonly id: number; readonly userid: string }

interface OneSpace {
  response: { readonly space: Space }
}

/** @see management-api#official-clients */
export interface SpaceRoutes {
  'GET /spaces': { response: { readonly spaces: readonly Space[] } }
  'POST /spaces': RejectedRoute
  'GET /spaces/:space': OneSpace
  'PUT /spaces/:space': OneSpace & { body: { readonly space: { readonly name: string } } }
  'DELETE /spaces/:space': RejectedRoute
  'GET /users/me': { response: { readonly user: User } }
  'PUT /users/me': RejectedRoute
}

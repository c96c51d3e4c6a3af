import type { ActivityRoutes } from './activity.ts'
import type { AssetRoutes } from './asset.ts'
import type { DatasourceRoutes } from './datasource.ts'
import type { DefinitionRoutes } from './definition.ts'
import type { LeadRoutes } from './lead.ts'
import type { PersonRoutes } from './person.ts'
import type { PlanRoutes } from './plan.ts'
import type { PresenceRoutes } from './presence.ts'
import type { RedirectRoutes } from './redirect.ts'
import type { ReportRoutes } from './report.ts'
import type { EmptyObject } from './request.ts'
import type { ReviewRoutes } from './review.ts'
import type { ShareRoutes } from './share.ts'
import type { SpaceRoutes } from './space.ts'
import type { StoryRoutes } from './story.ts'
import type { TemplateRoutes } from './template.ts'
import type { TokenRoutes } from './token.ts'
import type { VersionRoutes } from './version.ts'
import type { WebhookRoutes } from './webhook.ts'

/**
 * All routes of the management API (docs/contracts/management-api.md) by method and address: query, body and response.
 * An address is below the space, or below `/v1` if it begins with a slash; a colon marks a parameter of one segment.
 * The content system serves exactly these; the editor and the command line use nothing else.
 */
export interface ManagementContract
  extends StoryRoutes,
    VersionRoutes,
    PresenceRoutes,
    PlanRoutes,
    ReviewRoutes,
    ShareRoutes,
    TemplateRoutes,
    DatasourceRoutes,
    AssetRoutes,
    DefinitionRoutes,
    PersonRoutes,
    ActivityRoutes,
    SpaceRoutes,
    WebhookRoutes,
    TokenRoutes,
    LeadRoutes,
    RedirectRoutes,
    ReportRoutes {}

export type Route = keyof ManagementContract

export type ParamsOf<Address extends string> = Address extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamsOf<More>
    : Rest
  : never

export type QueryOf<R extends Route> = ManagementContract[R] extends { readonly query: infer Query }
  ? Query
  : EmptyObject

export type BodyOf<R extends Route> = ManagementContract[R] extends { readonly body: infer Body }
  ? Body
  : EmptyObject

export type ResponseOf<R extends Route> = ManagementContract[R]['response']

/** A part of a request: absent if it has no members, optional if none of them is required. */
type Part<Name extends string, Value> = keyof Value extends never
  ? { readonly [Only in Name]?: undefined }
  : EmptyObject extends Value
    ? { readonly [Only in Name]?: Value }
    : { readonly [Only in Name]: Value }

/** The request of a route; `params` replace the parameters in its address. */
export type RequestOf<R extends Route> = Part<
  'params',
  Readonly<Record<ParamsOf<R>, string | number>>
> &
  Part<'query', QueryOf<R>> &
  Part<'body', BodyOf<R>>

/** An item of the list in the response of a route. */
export type RowOf<R extends Route> = Extract<
  ResponseOf<R>[keyof ResponseOf<R>],
  readonly unknown[]
>[number]

/** The body of every error response (management-api#errors). */
export interface ErrorBody<Story = unknown> {
  readonly error: string
  /** The member of the request that is wrong, such as `story.slug`. */
  readonly field?: string
  /** Accepted values. */
  readonly expected?: string
  /** Required role, for a 403. */
  readonly needed?: string
  /** For a 409: the story at present, and in the request (management-api#versions). */
  readonly current?: Story
  readonly yours?: unknown
}

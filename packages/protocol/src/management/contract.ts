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
import type { Nothing } from './request.ts'
import type { ReviewRoutes } from './review.ts'
import type { ShareRoutes } from './share.ts'
import type { SpaceRoutes } from './space.ts'
import type { StoryRoutes } from './story.ts'
import type { TemplateRoutes } from './template.ts'
import type { TokenRoutes } from './token.ts'
import type { VersionRoutes } from './version.ts'
import type { WebhookRoutes } from './webhook.ts'

/**
 * Every route of the management API (docs/contracts/management-api.md), by its method and address: what stands in
 * the query and the body of a request, and what the response holds. An address stands below the space, one that
 * begins with a slash below `/v1`; what begins with a colon is one segment.
 *
 * The content system serves exactly these, the editor and the command line ask for nothing else.
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

/** Such as `GET leads/:id`. */
export type Route = keyof ManagementContract

/** Names of the segments of an address that begin with a colon. */
export type ParamsOf<Address extends string> = Address extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamsOf<More>
    : Rest
  : never

export type QueryOf<R extends Route> = ManagementContract[R] extends { readonly query: infer Query }
  ? Query
  : Nothing

export type BodyOf<R extends Route> = ManagementContract[R] extends { readonly body: infer Body }
  ? Body
  : Nothing

export type ResponseOf<R extends Route> = ManagementContract[R]['response']

/** A member of a request, which may be left out where nothing in it is needed. */
type Part<Name extends string, Value> = keyof Value extends never
  ? { readonly [Only in Name]?: undefined }
  : Nothing extends Value
    ? { readonly [Only in Name]?: Value }
    : { readonly [Only in Name]: Value }

/** What a client sends with a route; `params` stand in its address in the place of the names with a colon. */
export type RequestOf<R extends Route> = Part<
  'params',
  Readonly<Record<ParamsOf<R>, string | number>>
> &
  Part<'query', QueryOf<R>> &
  Part<'body', BodyOf<R>>

/** Of a route that lists things, and so has one list in its response. */
export type RowOf<R extends Route> = Extract<
  ResponseOf<R>[keyof ResponseOf<R>],
  readonly unknown[]
>[number]

/** The body of every response that refuses (management-api#errors). */
export interface ErrorBody<Story = unknown> {
  /** A sentence. */
  readonly error: string
  /** As it was sent, such as `story.slug`. */
  readonly field?: string
  /** What would have been taken. */
  readonly expected?: string
  /** The role that it needs, of a 403. */
  readonly needed?: string
  /** Of a 409: the story as it is by now, and as it was sent (management-api#versions). */
  readonly current?: Story
  readonly yours?: unknown
}

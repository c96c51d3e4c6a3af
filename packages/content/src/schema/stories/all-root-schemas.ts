import { extensions } from '../extensions.ts'
import { assessment } from './assessment.ts'
import { form } from './form.ts'
import { jobVacancy } from './job-vacancy.ts'
import { page } from './page.ts'
import { partner } from './partner.ts'
import { redirect } from './redirect.ts'
import { resource } from './resource.ts'
import type { ContentOf, RootSchema } from './root-schema.ts'
import { settings } from './settings.ts'
import { teamMember } from './team-member.ts'
import { testimonial } from './testimonial.ts'

const coreRoots = {
  'modules/page': page,
  'modules/resource': resource,
  'modules/redirect': redirect,
  'modules/team-member': teamMember,
  'modules/testimonial': testimonial,
  'modules/partner': partner,
  'modules/job-vacancy': jobVacancy,
  'modules/settings': settings,
  'modules/form': form,
  'modules/assessment': assessment,
} as const satisfies Readonly<Record<string, RootSchema>>

type CoreRoots = typeof coreRoots

/** Types of all kinds of story; extensions add theirs by declaration merging. */
export interface RootSchemas extends CoreRoots {}

/** Schemas of all kinds of story, by root component (DATA-2); extensions' come last. */
export const allRootSchemas = Object.assign(
  {},
  coreRoots,
  ...extensions.map(({ roots }) => roots),
) as {
  readonly [Component in keyof RootSchemas]: RootSchemas[Component]
}

type Root = RootSchemas[keyof RootSchemas]

/** Kind of a story that has a schema, such as `page`. */
export type RootKind = Root['kind']

/** Content with an unknown root component and without blocks. */
export interface UnknownContent {
  readonly kind: 'unknown'
  readonly component: string
}

export type Content = ContentOf<Root> | UnknownContent

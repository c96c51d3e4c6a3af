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
import { world } from './world.ts'

/** The schema of every kind of story (DATA-2), by root component. */
export const allRoots = {
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
  'modules/world': world,
} as const satisfies Readonly<Record<string, RootSchema>>

type Root = (typeof allRoots)[keyof typeof allRoots]

/** The kind of story of a known root component: its name without `modules/`. */
export type Kind = Root['kind']

/** The content of an unknown root component that holds no blocks. */
export interface OtherContent {
  readonly kind: 'other'
  /** As stored; empty when the content has none. */
  readonly component: string
}

/** The content of a story of any kind. */
export type Content = ContentOf<Root> | OtherContent

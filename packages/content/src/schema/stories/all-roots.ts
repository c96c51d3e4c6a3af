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

const ownRoots = {
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

type OwnRoots = typeof ownRoots

/** The types of all kinds of story; an extension declares its own here too. */
export interface RootSchemas extends OwnRoots {}

/** The schema of every kind of story (DATA-2), by root component, those of the brand's extensions last. */
export const allRoots = Object.assign({}, ownRoots, ...extensions.map(({ roots }) => roots)) as {
  readonly [Component in keyof RootSchemas]: RootSchemas[Component]
}

type Root = RootSchemas[keyof RootSchemas]

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

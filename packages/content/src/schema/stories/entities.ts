import type { Form } from './form.ts'
import type { JobVacancy } from './job-vacancy.ts'
import type { Partner } from './partner.ts'
import type { Settings } from './settings.ts'
import type { TeamMember } from './team-member.ts'
import type { Testimonial } from './testimonial.ts'

export type { Fact } from './fact.ts'
export type { Form } from './form.ts'
export type { JobVacancy } from './job-vacancy.ts'
export type { Partner } from './partner.ts'
export type { NavigationEntry, NavigationGroup, Settings } from './settings.ts'
export { noSettings } from './settings.ts'
export type { TeamMember } from './team-member.ts'
export type { Testimonial } from './testimonial.ts'

/** Content that is one thing rather than blocks (BLOCK-1). */
export type EntityContent =
  | TeamMember
  | Testimonial
  | Partner
  | JobVacancy
  | Settings
  | Form
  | OtherContent

/** A root component that nothing is known of, and that holds no blocks. */
export interface OtherContent {
  readonly kind: 'other'
  /** As stored; empty when the content has none. */
  readonly component: string
}

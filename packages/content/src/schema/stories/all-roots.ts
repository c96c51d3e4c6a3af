import { form } from './form.ts'
import { jobVacancy } from './job-vacancy.ts'
import { page } from './page.ts'
import { partner } from './partner.ts'
import { redirect } from './redirect.ts'
import { resource } from './resource.ts'
import type { RootSchema } from './root-schema.ts'
import { settings } from './settings.ts'
import { teamMember } from './team-member.ts'
import { testimonial } from './testimonial.ts'

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
} as const satisfies Readonly<Record<string, RootSchema>>

import { multilink } from '../fields/multilink.ts'
import { richText } from '../fields/rich-text.ts'
import { text, textarea } from '../fields/text.ts'
import { facts } from './fact.ts'
import { type ContentOf, defineRoot } from './root-schema.ts'
import { seo } from './seo.ts'

/** Open position (BLOCK-1), titled by the story's name. */
export const jobVacancy = defineRoot('job-vacancy', {
  label: 'Job vacancy',
  fields: {
    department: text({ label: 'Department' }),
    location: text({ label: 'Location' }),
    contract: text({ label: 'Contract', help: 'Such as Permanent, full time.' }),
    description: textarea({ label: 'Summary' }),
    body: richText({ label: 'Text' }),
    facts,
    apply: multilink({ label: 'Where to apply' }),
  },
  head: { seo },
})

export type JobVacancy = ContentOf<typeof jobVacancy>

import type { ReadContext } from '../context/read-context.ts'
import { multilink } from '../fields/multilink.ts'
import { richText } from '../fields/rich-text.ts'
import { text, textarea } from '../fields/text.ts'
import type { Link } from '../links/multilink.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import { type Fact, facts } from './fact.ts'
import { defineRoot, readRoot } from './root-schema.ts'
import { seo } from './seo.ts'

/** An open position (BLOCK-1); its title is the story's name. */
export interface JobVacancy {
  readonly kind: 'job-vacancy'
  readonly department: string | undefined
  readonly location: string | undefined
  /** As editors write it, such as `Permanent, full time`. */
  readonly contract: string | undefined
  readonly description: string | undefined
  readonly body: RichText | undefined
  readonly facts: readonly Fact[]
  readonly apply: Link | undefined
}

export const jobVacancy = defineRoot('modules/job-vacancy', {
  label: 'Job vacancy',
  fields: {
    department: text({ label: 'Department' }),
    location: text({ label: 'Location' }),
    contract: text({ label: 'Contract', help: 'Such as Permanent, full time.' }),
    description: textarea({ label: 'Summary' }),
    body: richText({ label: 'Text' }),
    facts,
    apply: multilink({ label: 'Where to apply' }),
    seo,
  },
})

/** A vacancy from raw content; nothing in it is required (BLOCK-1). Never throws. */
export function readJobVacancy(content: unknown, context: ReadContext): JobVacancy {
  const { department, location, contract, description, body, facts, apply } = readRoot(
    jobVacancy,
    content,
    context,
  )
  return { kind: 'job-vacancy', department, location, contract, description, body, facts, apply }
}

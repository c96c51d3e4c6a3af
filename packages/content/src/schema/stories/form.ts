import { text } from '../fields/text.ts'
import { type ContentOf, defineRoot } from './root-schema.ts'

/** A hosted form (EMBED-3); it has no page of its own. */
export const form = defineRoot('form', {
  label: 'Form',
  hasPage: false,
  fields: { title: text({ label: 'Title' }) },
})

export type Form = ContentOf<typeof form>

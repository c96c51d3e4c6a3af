import type { ReadContext } from '../context/read-context.ts'
import { text } from '../fields/text.ts'
import { defineRoot, readRoot } from './root-schema.ts'

/** A hosted form (EMBED-3); it has no page of its own. */
export interface Form {
  readonly kind: 'form'
  readonly title: string | undefined
}

export const form = defineRoot('modules/form', {
  label: 'Form',
  fields: { title: text({ label: 'Title' }) },
})

/** A hosted form’s story from raw content (DATA-2). Never throws. */
export function readForm(content: unknown, context: ReadContext): Form {
  return { kind: 'form', title: readRoot(form, content, context).title }
}

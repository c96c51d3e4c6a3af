import { asset } from '@prospectus/content/schema/fields/asset'
import type { Fields } from '@prospectus/content/schema/fields/field'
import { text, textarea } from '@prospectus/content/schema/fields/text'
import { allRoots } from '@prospectus/content/schema/stories/all-roots'

/** How the draft of one kind of story becomes its content. */
export interface DraftForm {
  readonly fields: Fields
  /** Where the Markdown of a `.md` draft goes. */
  readonly markdown: 'body' | 'content-area' | 'biography' | 'none'
  readonly body: 'blocks' | 'text-or-blocks' | 'text' | 'none'
}

const forms: Readonly<Record<keyof typeof allRoots, Omit<DraftForm, 'fields'>>> = {
  'modules/page': { markdown: 'content-area', body: 'blocks' },
  'modules/resource': { markdown: 'body', body: 'text-or-blocks' },
  'modules/redirect': { markdown: 'none', body: 'none' },
  'modules/team-member': { markdown: 'biography', body: 'none' },
  'modules/testimonial': { markdown: 'none', body: 'none' },
  'modules/partner': { markdown: 'body', body: 'text' },
  'modules/job-vacancy': { markdown: 'body', body: 'text' },
  'modules/settings': { markdown: 'none', body: 'none' },
  'modules/form': { markdown: 'none', body: 'none' },
}

/** Root components a draft can have. */
export const rootComponents: readonly string[] = Object.keys(allRoots)

/** The form of a root component's drafts, or undefined when there is no such component. */
export function draftForm(component: string): DraftForm | undefined {
  const known = Object.entries(forms).find(([name]) => name === component)
  const root = Object.values(allRoots).find((schema) => schema.component === component)
  return known === undefined || root === undefined
    ? undefined
    : { ...known[1], fields: root.fields }
}

/** Fields of `content` that are compiled apart from the others, whatever the component. */
export const apart = ['component', 'seo', 'schemas', 'prevent_indexing', 'excerpt', 'body'] as const

/** What a draft's `seo` may say (DATA-2). */
export const seoFields = {
  title: text({ label: 'Title' }),
  description: textarea({ label: 'Description' }),
  og_title: text({ label: 'Title when shared' }),
  og_description: textarea({ label: 'Description when shared' }),
  og_image: asset({ label: 'Picture when shared' }),
} satisfies Fields

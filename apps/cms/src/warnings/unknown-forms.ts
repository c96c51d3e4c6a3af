import { componentOfContent } from '@prospectus/content/reading/component'
import type { Warning } from '@prospectus/protocol/management/story'
import type { Storage } from '../storage/storage.ts'
import { storedBlocks } from './stored-fields.ts'

/** The fields that name a hosted form by its id (EMBED-3). */
const FORM_FIELDS = [
  ['form-embed', 'form_id'],
  ['modules/resource', 'gated_form'],
] as const

/** Forms of this installation that content names and visitors cannot open: they read that it is not available. */
export async function unknownForms(
  storage: Pick<Storage, 'story'>,
  content: unknown,
): Promise<readonly Warning[]> {
  const warnings: Warning[] = []
  for (const { component, uid, fields } of storedBlocks(content)) {
    for (const [holder, field] of FORM_FIELDS) {
      const id = fields[field]
      if (component !== holder || typeof id !== 'string' || !/^[\w-]+$/.test(id.trim())) continue
      if (await isForm(storage, id.trim())) continue
      const message = `There is no published form “${id.trim()}”: visitors read that it is not available.`
      warnings.push({ kind: 'unknown-form', component, uid, field, message, values: { id } })
      if (warnings.length === MOST_WARNINGS) return warnings
    }
  }
  return warnings
}

/** Whether visitors can open a form: it is published below `forms/`. */
async function isForm(storage: Pick<Storage, 'story'>, id: string): Promise<boolean> {
  const story = await storage.story({ fullSlug: `forms/${id}` }, 'published')
  return story !== undefined && componentOfContent(JSON.parse(story.content)) === 'form'
}

const MOST_WARNINGS = 100

import { allBlocks } from '@prospectus/content/schema/blocks/all-blocks'
import { agedAsset } from './asset-file.ts'
import { type Compiling, compileFields, compilePart, richTextValue } from './compile-fields.ts'
import { pickAsset } from './draft-assets.ts'
import { envelope, type StoryFile } from './envelope.ts'
import { isWellFormed } from './full-slug.ts'
import type { Draft } from './parse-draft.ts'
import { found, isMapping, type Place } from './place.ts'
import { apart, type DraftForm, draftForm, rootComponents, seoFields } from './root-schemas.ts'
import { uuidOf } from './stable-ids.ts'

const topKeys = [
  'name',
  'date',
  'position',
  'tags',
  'published',
  'prevent_indexing',
  'lang',
  'translation_of',
  'content',
]

/**
 * The story file of a draft. Every fault lands at `place`; what is returned is only fit to be written
 * when there are none.
 */
export function compileStory(
  draft: Draft,
  place: Place,
  compiling: Compiling,
): StoryFile | undefined {
  if (!isWellFormed(draft.fullSlug)) {
    return place.fault('a full slug holds lower-case words joined by hyphens, in folders')
  }
  for (const key of Object.keys(draft.front)) {
    if (!topKeys.includes(key))
      place.at(key).fault(`unknown key; expected one of ${topKeys.join(', ')}`)
  }
  const content = draft.front.content
  if (!isMapping(content))
    return place.at('content').fault(`expected a mapping, found ${found(content)}`)
  const component = String(content.component ?? '')
  const form = draftForm(component)
  if (form === undefined) {
    return place
      .at('content.component')
      .fault(`expected one of ${rootComponents.join(', ')}, found ${found(component)}`)
  }
  return {
    ...envelope(draft, place),
    content: compileContent(draft, component, form, content, place.at('content'), compiling),
  }
}

function compileContent(
  draft: Draft,
  component: string,
  form: DraftForm,
  content: Readonly<Record<string, unknown>>,
  place: Place,
  compiling: Compiling,
): Record<string, unknown> {
  const own = withMarkdown(draft, form, content)
  const fields = compileFields(ownFields(form), own, place, compiling, apart)
  const isText = component === 'modules/page' || component === 'modules/resource'
  if (component === 'modules/resource') completeResource(draft, own, fields, place, compiling)
  return {
    _uid: uuidOf(`${place.story}#content`),
    component,
    ...(isText || own.seo !== undefined ? { seo: seo(own.seo, place.at('seo'), compiling) } : {}),
    ...(isText ? { schemas: schemas(own.schemas, place.at('schemas')) } : {}),
    ...(isText
      ? { prevent_indexing: (own.prevent_indexing ?? draft.front.prevent_indexing) === true }
      : {}),
    ...fields,
    ...(form.body === 'none' ? {} : { body: body(own.body, form, place.at('body'), compiling) }),
  }
}

/** The fields that are compiled by their kind alone. */
function ownFields(form: DraftForm): DraftForm['fields'] {
  return Object.fromEntries(
    Object.entries(form.fields).filter(([name]) => !apart.some((other) => other === name)),
  )
}

/** The content with the Markdown after the front matter in the field it belongs to. */
function withMarkdown(
  { markdown }: Draft,
  form: DraftForm,
  content: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (markdown === '') return content
  switch (form.markdown) {
    case 'body':
      return { ...content, body: content.body ?? markdown }
    case 'biography':
      return { ...content, biography: markdown }
    case 'content-area': {
      const before = Array.isArray(content.body) ? content.body : []
      const area = { component: 'content-area', body: markdown, show_contents: true }
      return { ...content, body: [...before, area] }
    }
    case 'none':
      return { ...content, body: markdown }
  }
}

/** What every resource has, whatever its draft says (DATA-3). */
function completeResource(
  draft: Draft,
  own: Readonly<Record<string, unknown>>,
  fields: Record<string, unknown>,
  place: Place,
  compiling: Compiling,
): void {
  fields.excerpt = null
  if (own.date === undefined) fields.date = String(draft.front.date ?? '')
  if (own.date === '') fields.date = ''
  if (!isMapping(own.image)) return
  const picked = pickAsset(own.image, place.at('image'), compiling.shelf)
  if (picked !== undefined) fields.image = agedAsset(draft.fullSlug, picked.file, picked.alt)
}

function seo(value: unknown, place: Place, compiling: Compiling): Record<string, unknown> {
  const texts = { title: '', description: '', og_title: '', og_description: '', og_image: '' }
  const empty = { plugin: 'seo_metatags', ...texts }
  if (!isMapping(value)) {
    place.fault(`expected a mapping with title and description, found ${found(value)}`)
    return empty
  }
  return { ...empty, ...compileFields(seoFields, value, place, compiling) }
}

function schemas(value: unknown, place: Place): unknown[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value))
    return [place.fault(`expected a list of JSON-LD mappings, found ${found(value)}`)]
  return value.map((code, index) => ({
    _uid: uuidOf(`${place.story}#${place.path}.${index}`),
    component: 'structured-data',
    code: typeof code === 'string' ? code : JSON.stringify(code),
  }))
}

function body(value: unknown, form: DraftForm, place: Place, compiling: Compiling): unknown {
  const asText = form.body === 'text' || form.body === 'text-or-blocks'
  if (typeof value === 'string' && asText) return richTextValue(value, place, compiling)
  if (value === undefined || value === null) return asText ? { type: 'doc', content: [] } : []
  if (!Array.isArray(value) || form.body === 'text') {
    return place.fault(
      `expected ${asText ? 'Markdown' : 'a list of blocks'}, found ${found(value)}`,
    )
  }
  return value.flatMap((block, index) => compileBlock(block, place.at(index), compiling) ?? [])
}

/** A block of a page's body, found by its component name. */
function compileBlock(
  draft: unknown,
  place: Place,
  compiling: Compiling,
): Record<string, unknown> | undefined {
  const component = isMapping(draft) ? String(draft.component ?? '') : ''
  const known = Object.entries(allBlocks).find(([stem]) => stem === component)
  if (known === undefined) {
    return place.fault(`expected a block with a known component, found ${found(component)}`)
  }
  return compilePart(known[1], draft, place, compiling)
}

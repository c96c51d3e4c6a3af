import { allBlocks, isBlockType } from '@prospectus/content/schema/blocks/all-blocks'
import type { Field, Fields, ItemSchema } from '@prospectus/content/schema/fields/field'
import { allRootSchemas } from '@prospectus/content/schema/stories/all-root-schemas'
import type { RawAlternate } from '@prospectus/protocol/raw-story'
import { markdownToStoryblokRichtext } from '@storyblok/richtext/markdown-parser'
import type { FolderRecord } from '../content/lint/linted-content.ts'
import type { StoryFile } from '../content/story-files.ts'
import { idOf, uuidOf } from './derived-ids.ts'
import type { FolderTemplate, PageTemplate, TemplateValues } from './starter-template.ts'

export interface StarterSpace {
  /** Seed of ids, unique to the brand. */
  readonly key: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly addressOf: (picture: string) => string
}

/** Pages that each further language has without a story (LANG-2). */
const GENERATED_PAGES = ['search', 'resources', 'sitemap']

/**
 * Makes a brand's stories from filled templates. Throws if a link leads to a page that the starter does not have.
 */
export function starterStories(
  pages: readonly PageTemplate[],
  folders: readonly FolderTemplate[],
  space: StarterSpace,
): readonly StoryFile[] {
  return pages.map((page, index) => {
    const fullSlug = fullSlugOf(page)
    const translations = pages.filter(({ key }) => key === page.key)
    return {
      name: page.name,
      created_at: space.createdAt,
      published_at: space.createdAt,
      updated_at: space.createdAt,
      id: idOf(`${space.key}/${fullSlug}`),
      uuid: uuidOf(`${space.key}/${fullSlug}`),
      slug: slugOf(page),
      full_slug: fullSlug,
      position: page.key === 'home' ? -10_000 : -10 * (pages.length - index),
      tag_list: [],
      is_startpage: page.key === 'home',
      parent_id: parentIdOf(page, folders, space),
      group_id: uuidOf(`${space.key} group ${page.key}`),
      first_published_at: space.createdAt,
      lang: page.language === 'en' ? 'default' : page.language,
      path: null,
      alternates: translations
        .filter((other) => other !== page)
        .map((other) => alternateTo(other, folders, space)),
      published: true,
      content: storedBlok(page.content, { page, pages, space, path: 'content' }),
    }
  })
}

/** Records of a brand's folders, by path. */
export function starterFolders(
  folders: readonly FolderTemplate[],
  space: StarterSpace,
): ReadonlyMap<string, FolderRecord> {
  return new Map(
    folders.map((folder, index) => {
      const path = folderPath(folder)
      return [
        path,
        {
          id: idOf(`${space.key} folder ${path}`),
          uuid: uuidOf(`${space.key} folder ${path}`),
          name: folder.name,
          published: true,
          position: -10 * (folders.length - index),
        },
      ]
    }),
  )
}

function folderPath({ key, language }: Pick<FolderTemplate, 'key' | 'language'>): string {
  return [language === 'en' ? '' : language, key].filter(Boolean).join('/')
}

/** The slug that a template gives its page; by default the last segment of its key. */
function templateSlug({ key, slug }: PageTemplate): string {
  return slug ?? key.slice(key.lastIndexOf('/') + 1)
}

function fullSlugOf(page: PageTemplate): string {
  if (page.key === 'home') return page.language === 'en' ? 'home' : `${page.language}/`
  const folder = folderPath({ key: folderKey(page), language: page.language })
  return [folder, templateSlug(page)].filter(Boolean).join('/')
}

function folderKey({ key }: PageTemplate): string {
  return key.includes('/') ? key.slice(0, key.lastIndexOf('/')) : ''
}

function parentIdOf(
  page: PageTemplate,
  folders: readonly FolderTemplate[],
  space: StarterSpace,
): number {
  const path = folderPath({ key: folderKey(page), language: page.language })
  return starterFolders(folders, space).get(path)?.id ?? 0
}

/** Last segment of the full slug; for the home page of another language, the language. */
function slugOf(page: PageTemplate): string {
  return page.key === 'home' && page.language !== 'en' ? page.language : templateSlug(page)
}

function alternateTo(
  page: PageTemplate,
  folders: readonly FolderTemplate[],
  space: StarterSpace,
): RawAlternate {
  const fullSlug = fullSlugOf(page)
  return {
    id: idOf(`${space.key}/${fullSlug}`),
    name: page.name,
    slug: slugOf(page),
    published: true,
    full_slug: fullSlug,
    is_folder: false,
    parent_id: parentIdOf(page, folders, space),
  }
}

interface StoryContext {
  readonly page: PageTemplate
  readonly pages: readonly PageTemplate[]
  readonly space: StarterSpace
  /** Position in the story, from which the `_uid` is derived. */
  readonly path: string
}

/** Converts a template's block, part or root to its stored form, by the types of its fields. */
function storedBlok(
  values: TemplateValues,
  context: StoryContext,
  itemSchema?: ItemSchema,
): unknown {
  const component = String(values.component ?? itemSchema?.component)
  const fields = itemSchema?.fields ?? fieldsOf(component)
  const storedMembers = Object.entries(values).map(([name, value]) => [
    name,
    storedValue(value, fields[name], { ...context, path: `${context.path}.${name}` }),
  ])
  const { page, space, path } = context
  const _uid = uuidOf(`${space.key}/${fullSlugOf(page)}#${path}`)
  return { _uid, component, ...Object.fromEntries(storedMembers) }
}

function fieldsOf(component: string): Fields {
  const roots: Readonly<Record<string, { readonly fields: Fields }>> = allRootSchemas
  const fields = isBlockType(component) ? allBlocks[component].fields : roots[component]?.fields
  if (fields === undefined) throw new Error(`The starter uses an unknown component: ${component}`)
  return fields
}

function storedValue(
  value: unknown,
  field: Field<unknown, unknown> | undefined,
  context: StoryContext,
): unknown {
  switch (field?.definition.type) {
    case 'richtext':
      return richText(String(value), context)
    case 'multilink':
      return multilink(String(value), context)
    case 'asset':
      return picture(value as PictureTemplate, context)
    case 'custom':
      return { plugin: 'seo_metatags', ...Object(value) }
    case 'bloks':
      return (value as readonly TemplateValues[]).map((entry, index) =>
        storedBlok(entry, { ...context, path: `${context.path}.${index}` }, field.itemSchema),
      )
    default:
      return value
  }
}

interface PictureTemplate {
  readonly picture: string
  readonly alt: string
}

function picture({ picture, alt }: PictureTemplate, { space }: StoryContext): unknown {
  const filename = space.addressOf(picture)
  return { fieldtype: 'asset', id: idOf(filename), filename, alt }
}

function multilink(destination: string, context: StoryContext): unknown {
  if (destination.startsWith(MAILTO)) {
    const email = destination.slice(MAILTO.length)
    return { fieldtype: 'multilink', linktype: 'email', id: '', email, url: '', cached_url: email }
  }
  const link = linkTo(destination, context)
  return link.uuid === undefined
    ? { fieldtype: 'multilink', linktype: 'url', id: '', url: link.href, cached_url: link.href }
    : {
        fieldtype: 'multilink',
        linktype: 'story',
        id: link.uuid,
        url: '',
        cached_url: link.href.slice(1),
      }
}

const MAILTO = 'mailto:'

/** The Markdown library drops links with a scheme that it does not know, such as `page:`. */
const PAGE_LINK = /\]\((?=page:)/g

function richText(markdown: string, context: StoryContext): unknown {
  const parsed: unknown = markdownToStoryblokRichtext(markdown.replaceAll(PAGE_LINK, '](/'))
  return withLinks(parsed, context)
}

/** Points the link marks of a rich text at the stories of the new brand. */
function withLinks(value: unknown, context: StoryContext): unknown {
  if (Array.isArray(value)) return value.map((entry) => withLinks(entry, context))
  if (typeof value !== 'object' || value === null) return value
  const node = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withLinks(entry, context)]),
  )
  return node.type === 'link' ? { ...node, attrs: linkMark(hrefOf(node.attrs), context) } : node
}

function hrefOf(attributes: unknown): string {
  return String(Object(attributes).href ?? '').replace(/^\/(?=page:)/, '')
}

function linkMark(destination: string, context: StoryContext) {
  const attributes = { uuid: null, anchor: null, target: '_self' }
  if (destination.startsWith(MAILTO)) {
    return { ...attributes, href: destination.slice(MAILTO.length), linktype: 'email' }
  }
  const { href, uuid } = linkTo(destination, context)
  return uuid === undefined
    ? { ...attributes, href, linktype: 'url' }
    : { ...attributes, href, uuid, linktype: 'story' }
}

interface LinkTarget {
  readonly href: string
  /** Undefined if the target is not a story. */
  readonly uuid: string | undefined
}

/** Resolves a link's destination in the page's language. */
function linkTo(destination: string, { page, pages, space }: StoryContext): LinkTarget {
  const key = /^page:(.+)$/.exec(destination)?.[1]
  if (key === undefined) return { href: destination, uuid: undefined }
  const target = pages.find(
    (candidate) => candidate.key === key && candidate.language === page.language,
  )
  if (target !== undefined) {
    const fullSlug = fullSlugOf(target)
    return { href: `/${fullSlug}`, uuid: uuidOf(`${space.key}/${fullSlug}`) }
  }
  if (page.language !== 'en' && GENERATED_PAGES.includes(key)) {
    return { href: `/${page.language}/${key}`, uuid: undefined }
  }
  throw new Error(`${fullSlugOf(page)} links to ${destination}, which the starter does not have`)
}

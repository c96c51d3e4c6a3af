import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** Folder of the brand unless `BRAND` names another one. */
export const DEFAULT_BRAND = 'brands/corvane'

/** Arrangements of a resource's page (BLOCK-12). */
const RESOURCE_KINDS = ['article', 'podcast', 'video', 'event', 'document', 'case', 'news'] as const

export type ResourceKind = (typeof RESOURCE_KINDS)[number]

/**
 * Kinds of the resources in each section of the resources centre, by the first segment of their full slugs. Requests
 * for all sections name them in this order.
 */
export type ResourceSections = Readonly<Record<string, ResourceKind>>

/** A brand's `brand.json` (decision 0025). */
export interface Brand {
  readonly folder: string
  readonly name: string
  /** First part of the paths of platform pages (ROUTE-1). */
  readonly productPrefix: string
  /** Font file that every page preloads, below the folder; undefined for none. */
  readonly preloadFont: string | undefined
  /** Names of the packages that extend the product for this brand (decision 0073). */
  readonly extensions: readonly string[]
  /** Undefined for the sections of the specification (decision 0106). */
  readonly resourceSections: ResourceSections | undefined
  readonly plainPages: PlainPages
}

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as #1a2b3c')
const colours = z.object({ ground: colour, ink: colour, mark: colour })
const plainPages = z.object({
  font: z.string().regex(/^[\w\s,"'-]+$/, 'expected a list of font families'),
  light: colours,
  dark: colours,
})
/** Look of pages outside of the site's design: errors, and notices in frames. */
export type PlainPages = Readonly<z.infer<typeof plainPages>>

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens')
/** Names that the site uses itself: paths, and the search's tabs of pages and of other resources. */
const RESERVED_SECTIONS = ['resources', 'search', 'sitemap', 'assets', 'page', 'other']
const brandFile = z.object({
  name: z.string().min(1, 'expected a name'),
  product_prefix: slug,
  preload_font: z.string().optional(),
  extensions: z
    .array(z.string().regex(/^(@[a-z0-9-]+\/)?[a-z0-9-]+$/, 'expected the name of a package'))
    .default([]),
  resource_sections: z
    .record(slug, z.enum(RESOURCE_KINDS))
    .refine((sections) => Object.keys(sections).length > 0, 'expected at least one section')
    .refine(
      (sections) => !RESERVED_SECTIONS.some((name) => Object.hasOwn(sections, name)),
      `expected sections other than ${RESERVED_SECTIONS.join(', ')}, which the site uses itself`,
    )
    .optional(),
  plain_pages: plainPages,
})

/** Reads the brand in a folder. Throws an `Error` with the file and the problem. */
export function readBrand(folder: string): Brand {
  const file = join(resolve(folder), 'brand.json')
  const result = brandFile.safeParse(readJson(file))
  if (!result.success) {
    const errors = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`${file} cannot be used: ${errors.join('; ')}`)
  }
  const { name, product_prefix, preload_font, plain_pages, extensions, resource_sections } =
    result.data
  return {
    folder: resolve(folder),
    name,
    productPrefix: product_prefix,
    preloadFont: preload_font,
    extensions,
    resourceSections: resource_sections,
    plainPages: plain_pages,
  }
}

/** The brand of a program that runs from its sources; a build has its brand built in. */
export function currentBrand(): Brand {
  return readBrand(resolve(PROJECT_FOLDER, process.env.BRAND || DEFAULT_BRAND))
}

const PROJECT_FOLDER = join(import.meta.dirname, '..', '..', '..')

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} cannot be read: ${reason}`, { cause })
  }
}

/** The folder of the seed content: `CONTENT_DIR` if set, else the brand's own. */
export function contentFolderOf(brand: Pick<Brand, 'folder'>, contentDir: string): string {
  return contentDir === '' ? join(brand.folder, 'content') : resolve(contentDir)
}

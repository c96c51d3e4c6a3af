import { isRecord } from '@prospectus/protocol/values/is-record'
import { type Asset, readAsset } from '../assets/asset.ts'
import type { ReadContext } from '../context/read-context.ts'
import type { Field } from '../fields/field.ts'
import { readText } from '../values/read-text.ts'

export interface Seo {
  readonly title: string | undefined
  readonly description: string | undefined
  readonly ogTitle: string | undefined
  readonly ogDescription: string | undefined
  readonly ogImage: Asset | undefined
}

const noSeo: Seo = {
  title: undefined,
  description: undefined,
  ogTitle: undefined,
  ogDescription: undefined,
  ogImage: undefined,
}

/** Texts for search engines and social networks; the page head has fallbacks (HEAD-1). */
export const seo: Field<Seo, Seo> = {
  definition: { type: 'custom', field_type: 'seo-metatags', display_name: 'Search and sharing' },
  read: readSeo,
  fallback: noSeo,
}

/** Reads metadata stored as an object, or as a list of one if it is a nested component. */
function readSeo(raw: unknown, context: ReadContext): Seo | undefined {
  const stored: unknown = Array.isArray(raw) ? raw[0] : raw
  if (!isRecord(stored)) return undefined
  const { title, description, og_title, og_description, og_image } = stored
  return {
    title: readText(title),
    description: readText(description),
    ogTitle: readText(og_title),
    ogDescription: readText(og_description),
    ogImage: readAsset(og_image, context),
  }
}

import { readText } from '@prospectus/content/schema/values/read-text'

/**
 * A card's text, from a story's content: the description, else the one for search engines (BLOCK-12), else
 * empty. Accepts any value; never throws.
 */
export function cardDescription(content: unknown): string {
  const { description, seo }: StoredContent = Object(content)
  const { description: forEngines }: StoredSeo = Object(seo)
  return (readText(description) ?? readText(forEngines) ?? '').toWellFormed()
}

interface StoredContent {
  readonly description?: unknown
  readonly seo?: unknown
}

interface StoredSeo {
  readonly description?: unknown
}

import { readText } from '@prospectus/content/schema/values/read-text'

/** A card's text: the description of a story's content, else that for search engines (BLOCK-12). Never throws. */
export function cardDescription(content: unknown): string {
  const { description, seo }: StoredContent = Object(content)
  const { description: seoDescription }: StoredSeo = Object(seo)
  return (readText(description) ?? readText(seoDescription) ?? '').toWellFormed()
}

interface StoredContent {
  readonly description?: unknown
  readonly seo?: unknown
}

interface StoredSeo {
  readonly description?: unknown
}

import { readText } from '@prospectus/content/schema/values/read-text'
import { storedFields } from '@prospectus/content/schema/values/stored-value'

/** A card's text: the description of a story's content, else that for search engines (BLOCK-12). Never throws. */
export function cardDescription(content: unknown): string {
  const { description, seo } = storedFields(content)
  return (readText(description) ?? readText(storedFields(seo).description) ?? '').toWellFormed()
}

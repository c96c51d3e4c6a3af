import type { JsonObject } from '../values/json.ts'
import type { LanguageQuery } from './request.ts'
import type { StoryRoutes } from './story.ts'

export interface Template {
  /** For a template of editors, a number: the id of its story. */
  readonly id: number | string
  readonly name: string
  readonly bundled: boolean
  readonly content: JsonObject | null
}

/** @see management-api#templates */
export interface TemplateRoutes {
  'GET templates': { query: LanguageQuery; response: { readonly templates: readonly Template[] } }
  'POST templates': {
    body: { readonly template: { readonly story_id: number; readonly name?: string | undefined } }
    response: StoryRoutes['POST stories']['response']
  }
}

import type { InLanguage } from '@prospectus/protocol/management/request'
import type { EditorLanguage } from '../people/editor-language.ts'
import { isEditorLanguage } from '../people/editor-language.ts'
import type { QueryFields } from './fields.ts'
import { unusable } from './refusal.ts'

/** The language that `language` asks for words in; English unless told. */
export function askedLanguage(query: QueryFields<InLanguage>): EditorLanguage {
  const language = query.text('language') ?? 'en'
  if (isEditorLanguage(language)) return language
  throw unusable('language', language, 'en or de')
}

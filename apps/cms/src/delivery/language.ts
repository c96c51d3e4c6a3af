import { type ContentObject, mapObjects } from './content-tree.ts'
import type { DeliveryRequest } from './endpoint.ts'
import type { Parameters } from './parameters.ts'

type Asked = Pick<DeliveryRequest, 'parameters' | 'space'>

/**
 * The language that stories are asked for in, with the one to fall back to; undefined when they are to be
 * delivered as they are stored: no `language`, one that the space does not have, or `[default]/` before
 * `starts_with` (delivery-protocol#languages).
 */
export function readTranslation(asked: Asked): Translation | undefined {
  const language = forcesDefault(asked.parameters) ? undefined : languageOf(asked, 'language')
  return language === undefined
    ? undefined
    : { language, fallback: languageOf(asked, 'fallback_lang') }
}

/**
 * What full slugs may begin with by `starts_with`; empty when that is not given. Stories in a language are
 * delivered with its code before their slug, so a prefix with the code is looked for without it as well.
 */
export function readStartsWith(asked: Asked): readonly string[] {
  const text = asked.parameters.text('starts_with')
  if (text === undefined) return []
  if (!forcesDefault(asked.parameters)) return storedSlugs(text, readTranslation(asked)?.language)
  const forced = text.slice(DEFAULT_LANGUAGE.length)
  return forced === '' ? [] : [forced]
}

/** A slug as it was given and, where it begins with the language asked for, as it is stored then. */
export function storedSlugs(slug: string, language: string | undefined): readonly string[] {
  const code = `${language}/`
  return language !== undefined && slug.startsWith(code) ? [slug, slug.slice(code.length)] : [slug]
}

/** Clients that know languages from the names of translated fields write `es_co` for `es-co`. */
function languageOf({ parameters, space }: Asked, name: string): string | undefined {
  const code = parameters.text(name)?.replaceAll('_', '-')
  return space.languageCodes.find((known) => known.replaceAll('_', '-') === code)
}

function forcesDefault(parameters: Parameters): boolean {
  return parameters.text('starts_with')?.startsWith(DEFAULT_LANGUAGE) ?? false
}

const DEFAULT_LANGUAGE = '[default]/'

/** A language that content is asked for in, and the one to fall back to. */
export interface Translation {
  readonly language: string
  readonly fallback: string | undefined
}

/**
 * Content in a language: a field whose sibling `<field>__i18n__<language>` has a value gets it, else the
 * fallback language's, else stays (delivery-protocol#languages). Null and empty text are no translation. The
 * siblings of the languages that were asked for are left out, those of others stay.
 */
export function translate(content: unknown, { language, fallback }: Translation): unknown {
  const languages = fallback === undefined ? [language] : [language, fallback]
  const suffixes = languages.map((code) => `__i18n__${code.replaceAll('-', '_')}`)
  return mapObjects(content, (object) => translateObject(object, suffixes))
}

function translateObject(object: ContentObject, suffixes: readonly string[]): ContentObject {
  const keys = Object.keys(object)
  const isTranslation = (key: string) => suffixes.some((suffix) => key.endsWith(suffix))
  if (!keys.some(isTranslation)) return object
  const fields = keys.map((key) => {
    const suffix = suffixes.find((one) => key.endsWith(one))
    return suffix === undefined ? key : key.slice(0, -suffix.length)
  })
  const entries = [...new Set(fields)].map((field): [string, unknown] => {
    const translations = suffixes.map((suffix) => ownValue(object, field + suffix))
    const found = translations.find((value) => value != null && value !== '')
    const own = ownValue(object, field)
    return [field, found ?? (own === undefined ? '' : own)]
  })
  return Object.fromEntries(entries)
}

function ownValue(object: ContentObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

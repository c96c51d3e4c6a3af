import { type ContentObject, mapObjects } from './content-tree.ts'
import type { DeliveryRequest } from './endpoint.ts'
import type { Parameters } from './parameters.ts'

type LanguageRequest = Pick<DeliveryRequest, 'parameters' | 'space'>

/**
 * The requested language and its fallback (delivery-protocol#languages). Undefined to deliver stories as stored:
 * without `language`, for a language that the space lacks, or if `starts_with` begins with `[default]/`.
 */
export function readTranslation(request: LanguageRequest): Translation | undefined {
  const language = forcesDefault(request.parameters) ? undefined : readLanguage(request, 'language')
  return language === undefined
    ? undefined
    : { language, fallback: readLanguage(request, 'fallback_lang') }
}

/** Full-slug prefixes from `starts_with`: as requested, and without the language's code, which stored slugs lack. */
export function readStartsWith(request: LanguageRequest): readonly string[] {
  const text = request.parameters.text('starts_with')
  if (text === undefined) return []
  if (!forcesDefault(request.parameters))
    return storedFullSlugs(text, readTranslation(request)?.language)
  const prefix = text.slice(DEFAULT_LANGUAGE_PREFIX.length)
  return prefix === '' ? [] : [prefix]
}

/** The full slug as requested and, if it begins with the requested language, without that prefix. */
export function storedFullSlugs(
  requested: string,
  language: string | undefined,
): readonly string[] {
  const prefix = `${language}/`
  return language !== undefined && requested.startsWith(prefix)
    ? [requested, requested.slice(prefix.length)]
    : [requested]
}

/** Finds the space's language that a parameter names. Accepts `es_co` for `es-co`, as names of translated fields do. */
function readLanguage({ parameters, space }: LanguageRequest, name: string): string | undefined {
  const code = parameters.text(name)?.replaceAll('_', '-')
  return space.languageCodes.find((candidate) => candidate.replaceAll('_', '-') === code)
}

function forcesDefault(parameters: Parameters): boolean {
  return parameters.text('starts_with')?.startsWith(DEFAULT_LANGUAGE_PREFIX) ?? false
}

const DEFAULT_LANGUAGE_PREFIX = '[default]/'

export interface Translation {
  readonly language: string
  readonly fallback: string | undefined
}

/**
 * Translates content: a field takes the value of `<field>__i18n__<language>`, else the fallback language's, else its
 * own, else empty text (delivery-protocol#languages). A translation that is null or empty text does not count. Removes
 * the fields `…__i18n__…` of these two languages, and keeps those of others.
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
    const suffix = suffixes.find((ending) => key.endsWith(ending))
    return suffix === undefined ? key : key.slice(0, -suffix.length)
  })
  const entries = [...new Set(fields)].map((field): [string, unknown] => {
    const translations = suffixes.map((suffix) => ownValue(object, field + suffix))
    const found = translations.find((value) => value != null && value !== '')
    const original = ownValue(object, field)
    return [field, found ?? (original === undefined ? '' : original)]
  })
  return Object.fromEntries(entries)
}

function ownValue(object: ContentObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

import { type ContentObject, mapObjects } from './content-tree.ts'

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

import { WORDS } from './words.ts'

/** The name of a browser in words that its owner recognises, such as `Firefox on Windows`. */
export function browserName(agent: string): string {
  const of = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(agent))?.[1]
  const [browser, system] = [of(BROWSERS), of(SYSTEMS)]
  if (browser === undefined) return system ?? WORDS.unknownBrowser
  return system === undefined ? browser : WORDS.browserOn(browser, system)
}

/** In this order, since each browser also claims the names of those after it. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/iPhone|iPad/, WORDS.phoneOrTablet],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, WORDS.mac],
  [/Linux|CrOS/, 'Linux'],
] as const

import { translate } from '../messages/messages.ts'

/** The name of a browser in words that its owner recognises, such as `Firefox on Windows`. */
export function browserName(agent: string): string {
  const of = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(agent))?.[1]
  const [browser, system] = [of(BROWSERS), of(SYSTEMS)]
  if (browser === undefined) return system ?? translate('signIn.unknownBrowser')
  return system === undefined ? browser : translate('signIn.browserOn', { browser, system })
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
  [/iPhone|iPad/, translate('signIn.phoneOrTablet')],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, translate('signIn.mac')],
  [/Linux|CrOS/, 'Linux'],
] as const

import { translate } from '../messages/messages.ts'

/** Readable name of a browser, such as `Firefox on Windows`. */
export function browserName(agent: string): string {
  const findName = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(agent))?.[1]
  const [browser, system] = [findName(BROWSERS), findName(SYSTEMS)]
  if (browser === undefined) return system ?? translate('signIn.unknownBrowser')
  return system === undefined ? browser : translate('signIn.browserOn', { browser, system })
}

/** In this order: each browser's user agent also contains the names after it. */
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

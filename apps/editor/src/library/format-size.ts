import { LOCALE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'

const ONE_DECIMAL = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const INTEGER = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })

/** File size as file managers show it, such as `1.4 MB`. */
export function formatSize(sizeBytes: number): string {
  if (sizeBytes < 1000) return translate('library.bytes', { count: sizeBytes })
  const [size, unit] =
    sizeBytes < 1_000_000 ? [sizeBytes / 1000, 'kB'] : [sizeBytes / 1_000_000, 'MB']
  return `${(size < 10 ? ONE_DECIMAL : INTEGER).format(size)} ${unit}`
}

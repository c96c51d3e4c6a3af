import type { SiteExtension } from '@prospectus/site/src/rendering/extension.ts'
import { priceCalculatorView } from './blocks/price-calculator/price-calculator.tsx'

/** What this package adds to the site. */
export const extension: SiteExtension = {
  views: { 'price-calculator': priceCalculatorView },
  drawings: [],
}

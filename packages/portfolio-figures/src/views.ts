import type { SiteExtension } from '@prospectus/site/src/rendering/extension.ts'
import { PARAMETERS } from './blocks/price-calculator/price-calculator.price.ts'
import { priceCalculatorView } from './blocks/price-calculator/price-calculator.tsx'
import { liveTowerView } from './blocks/project-control-tower/live-tower-view.tsx'
import { drawings } from './figures/dataset-figure.tsx'
import { screens } from './figures/product-screens.ts'

export const extension: SiteExtension = {
  views: {
    'price-calculator': priceCalculatorView,
    'project-control-tower': liveTowerView,
  },
  parameters: PARAMETERS,
  drawings,
  screens,
}

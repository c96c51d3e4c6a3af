import type { SchemaExtension } from '@prospectus/content/schema/extensions'
import { german } from './schema/german.ts'
import { priceCalculatorExamples } from './schema/price-calculator.examples.ts'
import { priceCalculator } from './schema/price-calculator.ts'

declare module '@prospectus/content/schema/blocks/all-blocks' {
  interface BlockSchemas {
    'price-calculator': typeof priceCalculator
  }
}

/** What this package adds to the content model. */
export const extension = {
  blocks: { 'price-calculator': priceCalculator },
  examples: { 'price-calculator': priceCalculatorExamples },
  german,
} satisfies SchemaExtension

import { documentsWithFigures } from '../../bench/peers/documents.ts'
import type { Check } from './check-interface.ts'

/** The figures in documents are those of the last recorded run of the benches. */
export const figures: Check = {
  name: 'figures in documents',
  run: () => ({
    findings: documentsWithFigures()
      .filter(({ current, expected }) => current !== expected)
      .map(({ path }) => `${path}: differs from bench/results.json; run npm run bench -- readme`),
  }),
}

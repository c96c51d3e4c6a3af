import { it } from 'vitest'

/** A test for `npm run audit` alone; `tools/audit.ts` says what `npm test` has in its place. */
export const inAudit = it.runIf(process.env.EVERY_EXAMPLE)

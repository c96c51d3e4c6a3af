import { it } from 'vitest'

/** A test for `npm run audit` alone; `tools/audit.ts` lists its counterpart in `npm test`. */
export const inAudit = it.runIf(process.env.EVERY_EXAMPLE)

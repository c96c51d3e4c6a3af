/**
 * Selects the cases of a test to run: all in `npm run audit`, the first in `npm test`. `tools/audit.ts` lists those
 * that are left out.
 */
export function someCases<Case>(first: Case, ...others: Case[]): Case[] {
  return process.env.EVERY_EXAMPLE ? [first, ...others] : [first]
}

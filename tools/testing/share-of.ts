/**
 * What of a row of widths, themes or other cases a test goes through: all of them in `npm run audit`, the first
 * in `npm test`. What that leaves out stands in tools/audit.ts.
 */
export function shareOf<Case>(first: Case, ...others: Case[]): Case[] {
  return process.env.EVERY_EXAMPLE ? [first, ...others] : [first]
}

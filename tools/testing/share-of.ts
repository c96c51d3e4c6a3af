/**
 * The cases of a test: all in `npm run audit`, the first in `npm test`. The others are listed in
 * tools/audit.ts.
 */
export function shareOf<Case>(first: Case, ...others: Case[]): Case[] {
  return process.env.EVERY_EXAMPLE ? [first, ...others] : [first]
}

/**
 * The cases that a test goes through: all in `npm run audit`, the first in `npm test`. The rest is listed in
 * tools/audit.ts.
 */
export function shareOf<Case>(first: Case, ...others: Case[]): Case[] {
  return process.env.EVERY_EXAMPLE ? [first, ...others] : [first]
}

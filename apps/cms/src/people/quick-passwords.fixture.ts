import type { Passwords } from './auth.ts'

/** Passwords that cost nothing to keep, for tests that are about something else. */
export const quickPasswords: Passwords = {
  hash: async (password) => `hash of ${password}`,
  verify: async ({ hash, password }) => hash === `hash of ${password}`,
}

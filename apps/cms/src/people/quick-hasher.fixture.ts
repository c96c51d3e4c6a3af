import type { PasswordHasher } from './auth.ts'

/** Fast password hashing, for tests of other things. */
export const quickHasher: PasswordHasher = {
  hash: async (password) => `hash of ${password}`,
  verify: async ({ hash, password }) => hash === `hash of ${password}`,
}

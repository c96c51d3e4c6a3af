import { createHmac, randomBytes } from 'node:crypto'
import { sealingKeys } from '@prospectus/server/sealing-keys'
import { isSameSignature } from '../../seal.ts'

export type FormTimes = ReturnType<typeof createFormTimes>

/**
 * Signs the time at which a form was requested, as a mark that clients cannot forge.
 * @param secrets `SEAL_SECRET`: the first secret signs, any of them verifies; without one, marks end with the process
 * @param now milliseconds
 */
export function createFormTimes(secrets: string, now: () => number = Date.now) {
  const [signingKey = randomBytes(32), ...otherKeys] = sealingKeys(secrets, PURPOSE)
  const keys = [signingKey, ...otherKeys]
  const sign = (key: Uint8Array, formId: string, time: string) =>
    createHmac('sha256', key).update(`${formId}\n${time}`).digest('base64url').slice(0, 22)
  return {
    /** Creates a mark with the current time, for one form. */
    createMark: (formId: string): string => {
      const time = now().toString(36)
      return `${time}.${sign(signingKey, formId, time)}`
    },
    /** Milliseconds since a mark was made; undefined for an invalid mark. */
    ageMs: (formId: string, mark: string): number | undefined => {
      const [time = '', signature = ''] = mark.split('.', 2)
      const isValid = keys.some((key) => isSameSignature(signature, sign(key, formId, time)))
      return isValid ? now() - Number.parseInt(time, 36) : undefined
    },
  }
}

const PURPOSE = 'prospectus hosted form times 1'

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sealingKeys } from '@prospectus/server/sealing-keys'

/** Says, in a form, when it was asked for, so that nobody can claim another time. */
export interface FormTimes {
  /** The mark of a form that is asked for now. */
  readonly mark: (form: string) => string
  /** Milliseconds since a form of this id was asked for; undefined for a mark that we did not make. */
  readonly since: (form: string, mark: string) => number | undefined
}

/**
 * Marks that are signed with the secrets of `SEAL_SECRET` (the first signs, all are good). Without a secret
 * they are good until the process ends.
 *
 * @param now milliseconds
 */
export function createFormTimes(secrets: string, now: () => number = Date.now): FormTimes {
  const found = sealingKeys(secrets, PURPOSE)
  const keys = found.length > 0 ? found : [randomBytes(32)]
  const sign = (key: Uint8Array, form: string, time: string) =>
    createHmac('sha256', key).update(`${form}\n${time}`).digest('base64url').slice(0, 22)
  return {
    mark: (form) => {
      const time = now().toString(36)
      return `${time}.${keys.slice(0, 1).map((key) => sign(key, form, time))}`
    },
    since: (form, mark) => {
      const [time = '', signature = ''] = mark.split('.', 2)
      const isOurs = keys.some((key) => equal(sign(key, form, time), signature))
      return isOurs ? now() - Number.parseInt(time, 36) : undefined
    },
  }
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const PURPOSE = 'prospectus hosted form times 1'

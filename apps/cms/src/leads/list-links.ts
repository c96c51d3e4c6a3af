import { createHmac, timingSafeEqual } from 'node:crypto'
import { sealingKeys } from '@prospectus/server/sealing-keys'
import type { MailLink } from '../mail/mail.ts'

/** The signed links in mails of the list: whoever has one may do this one thing with this one address. */
export interface ListLinks {
  readonly addressOf: (link: MailLink) => string
  /** The lead of a token that was signed for this page; undefined for any other. */
  readonly leadOf: (page: MailLink['page'], token: string) => string | undefined
}

/**
 * @param embedsUrl the origin of the pages
 * @param secrets of `SEAL_SECRET`, between commas: the first signs, all are accepted
 */
export function createListLinks(embedsUrl: string, secrets: string): ListLinks {
  const keys = sealingKeys(secrets, PURPOSE)
  return {
    addressOf: ({ page, lead }) => {
      const [key] = keys
      if (key === undefined) throw new Error('Without SEAL_SECRET no link can be signed')
      return `${embedsUrl}/lists/${page}?token=${lead}.${sign(key, page, lead)}`
    },
    leadOf: (page, token) => {
      const [lead = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature)
      const isSigned = keys.some((key) => {
        const expected = Buffer.from(sign(key, page, lead))
        return expected.length === given.length && timingSafeEqual(expected, given)
      })
      return isSigned ? lead : undefined
    },
  }
}

function sign(key: Uint8Array, page: string, lead: string): string {
  return createHmac('sha256', key).update(`${page} ${lead}`).digest('base64url')
}

const PURPOSE = 'prospectus links of the mailing list 1'

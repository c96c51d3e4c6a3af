import { createHmac } from 'node:crypto'
import { sealingKeys } from '@prospectus/server/sealing-keys'
import type { MailLink } from '../mail/mail.ts'
import { isSameSignature } from '../seal.ts'

export type MailingListLinks = ReturnType<typeof createMailingListLinks>

/**
 * Signs and checks links in mails of the mailing list. Each allows one action on one address.
 * @param embedsUrl origin of the pages
 * @param secrets `SEAL_SECRET`, comma-separated: the first one signs, all are accepted
 */
export function createMailingListLinks(embedsUrl: string, secrets: string) {
  const keys = sealingKeys(secrets, PURPOSE)
  return {
    /** The signed address of a link. Throws without `SEAL_SECRET`. */
    addressOf: ({ page, lead }: MailLink): string => {
      const [key] = keys
      if (key === undefined)
        throw new Error(
          'Signed links need SEAL_SECRET, which is not set; set it for the content system',
        )
      return `${embedsUrl}/lists/${page}?token=${lead}.${sign(key, page, lead)}`
    },
    /** The id of the lead in a token signed for this page; undefined for an invalid token. */
    leadIdOf: (page: MailLink['page'], token: string): string | undefined => {
      const [leadId = '', signature = ''] = token.split('.')
      const isSigned = keys.some((key) => isSameSignature(signature, sign(key, page, leadId)))
      return isSigned ? leadId : undefined
    },
  }
}

function sign(key: Uint8Array, page: string, leadId: string): string {
  return createHmac('sha256', key).update(`${page} ${leadId}`).digest('base64url')
}

const PURPOSE = 'prospectus links of the mailing list 1'

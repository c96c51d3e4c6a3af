import type { Log } from '@prospectus/server/log'
import { type Context, Hono } from 'hono'
import { StorageError } from '../../database/storage-error.ts'
import type { MailingListLinks } from '../../leads/mailing-list-links.ts'
import { type CmsMessages, cmsMessages } from '../../messages/messages.ts'
import type { Storage } from '../../storage/storage.ts'
import { type EmbeddedPage, embeddedPage, respondWith } from '../page/embedded-page.tsx'

const PAGE_NAMES = ['confirm', 'unsubscribe'] as const
type PageName = (typeof PAGE_NAMES)[number]

interface ListPageOptions {
  readonly storage: Pick<Storage, 'lead' | 'confirmLead' | 'unsubscribeLead'>
  readonly links: Pick<MailingListLinks, 'leadIdOf'>
  readonly log: Log
}

/**
 * Serves the pages that mails of the mailing list link to (lead-payload#mailing-list). Opening a page only shows a
 * button, since mail programs open links by themselves. Their own unsubscribe button posts to the same address (RFC
 * 8058).
 */
export function createListPages({ storage, links, log }: ListPageOptions): Hono {
  const actions = {
    confirm: storage.confirmLead,
    unsubscribe: storage.unsubscribeLead,
  } as const
  const handle = async (c: Context, name: PageName, isPosted: boolean): Promise<EmbeddedPage> => {
    const leadId = links.leadIdOf(name, c.req.query('token') ?? '')
    if (leadId === undefined) return outcomePage(cmsMessages(c.req.query('lang')), name, 'badLink')
    const storedLead = await storage.lead(leadId).catch((error) => {
      if (error instanceof StorageError) return undefined
      throw error
    })
    const messages = cmsMessages(storedLead?.lang)
    if (storedLead === undefined) return outcomePage(messages, name, 'badLink')
    if (!isPosted) return questionPage(messages, name)
    return outcomePage(messages, name, (await actions[name](leadId)) ? 'done' : 'badLink')
  }
  const app = new Hono()
  for (const name of PAGE_NAMES) {
    const respond = async (c: Context, isPosted: boolean) => {
      const page = await handle(c, name, isPosted).catch((error) => {
        log.error(
          'mailing_list.failed',
          'A mailing-list page failed; the visitor was asked to try again later. Check the database',
          { page: name, error },
        )
        return outcomePage(cmsMessages(), name, 'tryLater')
      })
      return respondWith(c, page)
    }
    app.get(`/lists/${name}`, (c) => respond(c, false))
    app.post(`/lists/${name}`, (c) => respond(c, true))
  }
  return app
}

function questionPage(messages: CmsMessages, name: PageName): EmbeddedPage {
  const { title, question, button } = messages[name]
  return embeddedPage({
    lang: messages.lang,
    title,
    theme: 'light',
    isStandalone: true,
    allowedSources: { 'form-action': ["'self'"] },
    body: (
      <main>
        <h1>{title}</h1>
        <p>{question}</p>
        <form method="post">
          <button type="submit" className="button button-primary">
            {button}
          </button>
        </form>
      </main>
    ),
  })
}

function outcomePage(
  messages: CmsMessages,
  name: PageName,
  outcome: keyof typeof STATUS_BY_OUTCOME,
): EmbeddedPage {
  const { title, done } = messages[name]
  return embeddedPage({
    lang: messages.lang,
    title,
    theme: 'light',
    isStandalone: true,
    status: STATUS_BY_OUTCOME[outcome],
    body: (
      <main>
        <h1>{title}</h1>
        <p role="status">{outcome === 'done' ? done : messages.listPage[outcome]}</p>
      </main>
    ),
  })
}

const STATUS_BY_OUTCOME = { done: 200, badLink: 404, tryLater: 503 } as const

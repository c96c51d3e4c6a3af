import { Hono } from 'hono'
import { hubspotKey } from '../../queries/hubspot-forms.ts'
import type { Storage } from '../../storage/storage.ts'
import { type EmbeddedPage, embeddedPage } from '../page/embedded-page.tsx'
import { type Theme, themeOf } from '../page/surroundings.ts'
import { wordsIn } from '../words.ts'
import hubspotStyles from './hubspot.css?inline'
import hubspotScript from './hubspot.script.ts?script'
import { type HubspotForm, hubspotOrigins, readHubspotForm } from './hubspot-form.ts'

/**
 * Forms of HubSpot (EMBED-3): pages of our own that HubSpot's script writes its form into, so that only they may
 * load anything of HubSpot's, and the site nothing. There is one for each form that published content names, and
 * for each form of the accounts that the operator names (decision 0070): anybody can have a form at HubSpot, and it
 * would stand on our origin.
 *
 * @param accounts each as `{data centre}/{portal}`
 */
export function createHubspotPages(
  storage: Pick<Storage, 'space' | 'hubspotForms'>,
  accounts: readonly string[],
): Hono {
  const app = new Hono()
  const named = keptForVersion(storage)
  const isOurs = async ({ region, portal, form }: HubspotForm) =>
    accounts.includes(`${region}/${portal}`) ||
    (await named()).has(hubspotKey(region, portal, form))
  app.get('/hubspot/:region/:portal/:form', async (c, next) => {
    const form = readHubspotForm(c.req.param())
    if (form === undefined) return await next()
    if (!(await isOurs(form))) return await next()
    const page = hubspotPage(form, c.req.query('lang'), themeOf(c.req.query('theme')))
    return c.html(page.html, page.status, page.headers)
  })
  return app
}

/** What published content names, looked up once for each version of it. */
function keptForVersion({ space, hubspotForms }: Pick<Storage, 'space' | 'hubspotForms'>) {
  let kept: { readonly version: number; readonly forms: Promise<ReadonlySet<string>> } | undefined
  return async (): Promise<ReadonlySet<string>> => {
    const { version } = await space()
    if (kept?.version === version) return await kept.forms
    const forms = hubspotForms()
    kept = { version, forms }
    // The next one to ask tries again.
    forms.catch(() => {
      kept = undefined
    })
    return await forms
  }
}

function hubspotPage(asked: HubspotForm, language: string | undefined, theme: Theme): EmbeddedPage {
  const { lang, missing } = wordsIn(language)
  const { scripts, forms } = hubspotOrigins(asked)
  const { region, portal, form } = asked
  return embeddedPage({
    lang,
    theme,
    title: missing.title,
    styles: [hubspotStyles],
    scripts: [hubspotScript],
    allows: {
      'script-src': [scripts],
      'connect-src': forms,
      'img-src': forms,
      'form-action': forms,
      'frame-src': forms,
    },
    body: (
      <main>
        <div
          className="hubspot"
          data-form={form}
          data-portal={portal}
          data-region={region}
          data-script={`${scripts}/forms/embed/v2.js`}
        />
        <p data-unavailable hidden>
          {missing.sentence}
        </p>
        <noscript>
          <p>{missing.sentence}</p>
        </noscript>
      </main>
    ),
  })
}

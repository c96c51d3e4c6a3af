import { isUuid } from '@prospectus/protocol/values/is-uuid'
import { Hono } from 'hono'
import { cmsMessages } from '../../messages/messages.ts'
import { hubspotKey } from '../../queries/hubspot-forms.ts'
import type { Storage } from '../../storage/storage.ts'
import { type EmbedTheme, themeOf } from '../page/embed-parameters.ts'
import { type EmbeddedPage, embeddedPage, respondWith } from '../page/embedded-page.tsx'
import hubspotStyles from './hubspot.css?inline'
import hubspotScript from './hubspot.script.ts?script'

/**
 * Serves a page for each HubSpot form (EMBED-3), so that no other page loads anything from HubSpot. Serves only forms
 * in published content, and all forms of the operator's accounts (decision 0070), so that nobody else can show a form
 * on our origin.
 * @param accounts each as `{data centre}/{portal}`
 */
export function createHubspotPages(
  storage: Pick<Storage, 'space' | 'listHubspotForms'>,
  accounts: readonly string[],
): Hono {
  const app = new Hono()
  const readPublishedForms = createPublishedFormReader(storage)
  const isAllowed = async ({ region, portal, form }: HubspotForm) =>
    accounts.includes(`${region}/${portal}`) ||
    (await readPublishedForms()).has(hubspotKey(region, portal, form))
  app.get('/hubspot/:region/:portal/:form', async (c, next) => {
    const form = readHubspotForm(c.req.param())
    if (form === undefined || !(await isAllowed(form))) return await next()
    const theme = themeOf(c.req.query('theme'))
    return respondWith(c, hubspotPage(form, c.req.query('lang'), theme))
  })
  return app
}

/** Returns a function that reads the keys of forms in published content, with one query per version of the space. */
function createPublishedFormReader({
  space,
  listHubspotForms,
}: Pick<Storage, 'space' | 'listHubspotForms'>) {
  let cachedForms:
    | { readonly version: number; readonly forms: Promise<ReadonlySet<string>> }
    | undefined
  return async (): Promise<ReadonlySet<string>> => {
    const { version } = await space()
    if (cachedForms?.version === version) return await cachedForms.forms
    const forms = listHubspotForms()
    cachedForms = { version, forms }
    // The next request tries again.
    forms.catch(() => {
      cachedForms = undefined
    })
    return await forms
  }
}

function hubspotPage(
  hubspotForm: HubspotForm,
  language: string | undefined,
  theme: EmbedTheme,
): EmbeddedPage {
  const { lang, hubspot, missing } = cmsMessages(language)
  const { scriptOrigin, formOrigins } = hubspotOrigins(hubspotForm)
  const { region, portal, form } = hubspotForm
  return embeddedPage({
    lang,
    theme,
    title: hubspot.title,
    styles: [hubspotStyles],
    scripts: [hubspotScript],
    allowedSources: {
      'script-src': [scriptOrigin],
      'connect-src': formOrigins,
      'img-src': formOrigins,
      'form-action': formOrigins,
      'frame-src': formOrigins,
    },
    body: (
      <main>
        <div
          className="hubspot"
          data-form={form}
          data-portal={portal}
          data-region={region}
          data-script={`${scriptOrigin}/forms/embed/v2.js`}
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

interface HubspotForm {
  /** The account's data centre, such as `na1` or `eu1`. */
  readonly region: string
  readonly portal: string
  readonly form: string
}

/** Reads the form of an address; undefined if malformed. Strict, since the region goes into the page's policy. */
function readHubspotForm({ region, portal, form }: HubspotForm): HubspotForm | undefined {
  const isWellFormed = REGION.test(region) && PORTAL.test(portal) && isUuid(form)
  return isWellFormed ? { region, portal, form } : undefined
}

/** Origins of HubSpot's form service in a data centre; those of `na1` have no suffix. */
function hubspotOrigins({ region }: HubspotForm) {
  const suffix = region === 'na1' ? '' : `-${region}`
  return {
    scriptOrigin: `https://js${suffix}.hsforms.net`,
    formOrigins: [`https://forms${suffix}.hsforms.com`, `https://forms${suffix}.hubspot.com`],
  }
}

const REGION = /^[a-z]{2}\d$/
const PORTAL = /^\d{1,12}$/

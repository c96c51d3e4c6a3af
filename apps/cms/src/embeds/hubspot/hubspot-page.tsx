import { Hono } from 'hono'
import { cmsMessages } from '../../messages/messages.ts'
import { hubspotKey } from '../../queries/hubspot-forms.ts'
import type { Storage } from '../../storage/storage.ts'
import { type EmbeddedPage, embeddedPage } from '../page/embedded-page.tsx'
import { type Theme, themeOf } from '../page/surroundings.ts'
import hubspotStyles from './hubspot.css?inline'
import hubspotScript from './hubspot.script.ts?script'

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
  const { lang, missing } = cmsMessages(language)
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

/** Which form of HubSpot is meant. */
interface HubspotForm {
  /** The data centre that the account is in, such as `na1` or `eu1`. */
  readonly region: string
  readonly portal: string
  readonly form: string
}

/**
 * The form that an address names (`/hubspot/{region}/{portal}/{form}`), or undefined when one part is not what
 * HubSpot gives out. Nothing else of an address gets into the page or its policy.
 */
function readHubspotForm(parts: Readonly<Record<keyof HubspotForm, string>>) {
  const { region, portal, form } = parts
  const isKnown = REGION.test(region) && PORTAL.test(portal) && FORM.test(form)
  return isKnown ? { region, portal, form } : undefined
}

/** The origins of HubSpot's form service in one data centre; those of the first one have no suffix. */
function hubspotOrigins({ region }: HubspotForm) {
  const suffix = region === 'na1' ? '' : `-${region}`
  return {
    scripts: `https://js${suffix}.hsforms.net`,
    forms: [`https://forms${suffix}.hsforms.com`, `https://forms${suffix}.hubspot.com`],
  }
}

const REGION = /^[a-z]{2}\d$/
const PORTAL = /^\d{1,12}$/
const FORM = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

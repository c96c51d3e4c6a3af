import { Hono } from 'hono'
import { type EmbeddedPage, embeddedPage } from '../page/embedded-page.tsx'
import { type Theme, themeOf } from '../page/surroundings.ts'
import { wordsIn } from '../words.ts'
import hubspotStyles from './hubspot.css?inline'
import hubspotScript from './hubspot.script.ts?script'
import { type HubspotForm, hubspotOrigins, readHubspotForm } from './hubspot-form.ts'

/**
 * Forms of HubSpot (EMBED-3): pages of our own that HubSpot's script writes its form into, so that only they may
 * load anything of HubSpot's, and the site nothing.
 */
export function createHubspotPages(): Hono {
  const app = new Hono()
  app.get('/hubspot/:region/:portal/:form', (c, next) => {
    const form = readHubspotForm(c.req.param())
    if (form === undefined) return next()
    const page = hubspotPage(form, c.req.query('lang'), themeOf(c.req.query('theme')))
    return Promise.resolve(c.html(page.html, page.status, page.headers))
  })
  return app
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

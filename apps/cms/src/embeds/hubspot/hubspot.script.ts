import { readHubspotEvent } from './hubspot-event.ts'

/** Of HubSpot's script, as it documents it: it writes the form into `target`. */
interface Hubspot {
  readonly forms: { readonly create: (options: Readonly<Record<string, string>>) => void }
}

/** What the page around the frame says of where the visitor came from. */
interface Context {
  readonly utm?: Readonly<Record<string, unknown>>
}

/**
 * Has HubSpot's script write its form into the page, and tells the page around it when it was sent
 * (embed-messages#forms-of-hubspot). The way to get in touch stays until the form is there.
 */
const place = document.querySelector<HTMLElement>('[data-form]')
const notice = document.querySelector<HTMLElement>('[data-unavailable]')
const { region = '', portal = '', form = '', script: source = '' } = place?.dataset ?? {}
let site: string | undefined
let context: Context = {}

/** Fields such as `utm_source`, which a HubSpot form may have hidden. */
function fillHidden(): void {
  for (const [name, value] of Object.entries(context.utm ?? {})) {
    const field = place?.querySelector<HTMLInputElement>(`input[name="utm_${CSS.escape(name)}"]`)
    if (!field || typeof value !== 'string') continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

addEventListener('message', ({ source: from, origin, data }) => {
  if (from === parent && parent !== window && String(data?.type).startsWith('prospectus:')) {
    site = origin
    if (data.type === 'prospectus:context') {
      context = data
      fillHidden()
    }
  }
  if (from !== window) return
  const event = readHubspotEvent(data, form)
  if (event === 'ready') fillHidden()
  if (event === 'submitted' && site !== undefined) {
    parent.postMessage({ type: 'prospectus:submitted', form: `hubspot:${portal}/${form}` }, site)
  }
})

const script = document.createElement('script')
script.src = source
script.addEventListener('load', () => {
  const { hbspt } = window as { hbspt?: Hubspot }
  // Without `css` HubSpot brings styles of its own, which this page's policy does not let in.
  hbspt?.forms.create({ region, portalId: portal, formId: form, target: '[data-form]', css: '' })
})
script.addEventListener('error', () => {
  if (notice) notice.hidden = false
})
document.head.append(script)

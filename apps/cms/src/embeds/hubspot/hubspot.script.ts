import { readHubspotEvent } from './hubspot-event.ts'

interface Hubspot {
  readonly forms: { readonly create: (options: Readonly<Record<string, string>>) => void }
}

interface Context {
  readonly utm?: Readonly<Record<string, unknown>>
}

/**
 * Lets HubSpot's script write its form into the page, and notifies the page around it once the form is sent
 * (embed-messages#forms-of-hubspot). The contact link stays until the form is loaded.
 */
const container = document.querySelector<HTMLElement>('[data-form]')
const notice = document.querySelector<HTMLElement>('[data-unavailable]')
const { region = '', portal = '', form = '', script: source = '' } = container?.dataset ?? {}
let site: string | undefined
let context: Context = {}

function fillHidden(): void {
  for (const [name, value] of Object.entries(context.utm ?? {})) {
    const field = container?.querySelector<HTMLInputElement>(
      `input[name="utm_${CSS.escape(name)}"]`,
    )
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
  // Without `css` HubSpot adds its own styles, which this page's policy blocks.
  hbspt?.forms.create({ region, portalId: portal, formId: form, target: '[data-form]', css: '' })
})
script.addEventListener('error', () => {
  if (notice) notice.hidden = false
})
document.head.append(script)

import { readHubspotEvent } from './hubspot-event.ts'

interface Hubspot {
  readonly forms: { readonly create: (options: Readonly<Record<string, string>>) => void }
}

interface HostContext {
  readonly utm?: Readonly<Record<string, unknown>>
}

/*
 * Lets HubSpot's script write its form into the page, and notifies the host page once the form is sent
 * (embed-messages#forms-of-hubspot).
 */
const container = document.querySelector<HTMLElement>('[data-form]')
const notice = document.querySelector<HTMLElement>('[data-unavailable]')
const { region = '', portal = '', form = '', script: scriptUrl = '' } = container?.dataset ?? {}
let hostOrigin: string | undefined
let hostContext: HostContext = {}

function fillCampaignFields(): void {
  for (const [name, value] of Object.entries(hostContext.utm ?? {})) {
    const field = container?.querySelector<HTMLInputElement>(
      `input[name="utm_${CSS.escape(name)}"]`,
    )
    if (!field || typeof value !== 'string') continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

addEventListener('message', ({ source: sender, origin, data }) => {
  if (sender === parent && parent !== window && String(data?.type).startsWith('prospectus:')) {
    hostOrigin = origin
    if (data.type === 'prospectus:context') {
      hostContext = data
      fillCampaignFields()
    }
  }
  if (sender !== window) return
  const event = readHubspotEvent(data, form)
  if (event === 'ready') fillCampaignFields()
  if (event === 'submitted' && hostOrigin !== undefined) {
    parent.postMessage(
      { type: 'prospectus:submitted', form: `hubspot:${portal}/${form}` },
      hostOrigin,
    )
  }
})

const script = document.createElement('script')
script.src = scriptUrl
script.addEventListener('load', () => {
  const { hbspt } = window as { hbspt?: Hubspot }
  // Without `css` HubSpot adds its own styles, which this page's policy blocks.
  hbspt?.forms.create({ region, portalId: portal, formId: form, target: '[data-form]', css: '' })
})
script.addEventListener('error', () => {
  if (notice) notice.hidden = false
})
document.head.append(script)

/** Which form of HubSpot is meant. */
export interface HubspotForm {
  /** The data centre that the account is in, such as `na1` or `eu1`. */
  readonly region: string
  readonly portal: string
  readonly form: string
}

/**
 * The form that an address names (`/hubspot/{region}/{portal}/{form}`), or undefined when one part is not what
 * HubSpot gives out. Nothing else of an address gets into the page or its policy.
 */
export function readHubspotForm(parts: Readonly<Record<keyof HubspotForm, string>>) {
  const { region, portal, form } = parts
  const isKnown = REGION.test(region) && PORTAL.test(portal) && FORM.test(form)
  return isKnown ? { region, portal, form } : undefined
}

/** The origins of HubSpot's form service in one data centre; those of the first one have no suffix. */
export function hubspotOrigins({ region }: HubspotForm) {
  const suffix = region === 'na1' ? '' : `-${region}`
  return {
    scripts: `https://js${suffix}.hsforms.net`,
    forms: [`https://forms${suffix}.hsforms.com`, `https://forms${suffix}.hubspot.com`],
  }
}

const REGION = /^[a-z]{2}\d$/
const PORTAL = /^\d{1,12}$/
const FORM = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

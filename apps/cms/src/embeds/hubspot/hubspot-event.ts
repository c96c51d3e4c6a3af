/**
 * Reads an event that HubSpot's script posts to its window, `{type: "hsFormCallback", eventName, id}`
 * (embed-messages#forms-of-hubspot). Undefined for other messages, events and forms.
 * @param form id of the page's form
 */
export function readHubspotEvent(data: unknown, form: string): 'ready' | 'submitted' | undefined {
  const { type, eventName, id }: Readonly<Record<string, unknown>> = Object(data)
  if (type !== 'hsFormCallback' || id !== form) return undefined
  if (eventName === 'onFormReady') return 'ready'
  return eventName === 'onFormSubmitted' ? 'submitted' : undefined
}

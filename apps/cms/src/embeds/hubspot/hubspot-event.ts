/**
 * Reads an event of HubSpot's script, `{type: "hsFormCallback", eventName, id}`, which it posts to the window of its form
 * (embed-messages#forms-of-hubspot). Undefined for other messages and events.
 *
 * @param form id of the page's form; events of other forms are ignored
 */
export function readHubspotEvent(data: unknown, form: string): 'ready' | 'submitted' | undefined {
  const { type, eventName, id }: Readonly<Record<string, unknown>> = Object(data)
  if (type !== 'hsFormCallback' || id !== form) return undefined
  if (eventName === 'onFormReady') return 'ready'
  return eventName === 'onFormSubmitted' ? 'submitted' : undefined
}

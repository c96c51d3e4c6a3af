/**
 * What an event of HubSpot's script means to the page around the frame (embed-messages#forms-of-hubspot). HubSpot
 * posts `{type: "hsFormCallback", eventName, id}` to the window that its form is in.
 *
 * @param form the id of the form that the page is for: one of another form is none of ours
 */
export function readHubspotEvent(data: unknown, form: string): 'ready' | 'submitted' | undefined {
  const { type, eventName, id }: Readonly<Record<string, unknown>> = Object(data)
  if (type !== 'hsFormCallback' || id !== form) return undefined
  if (eventName === 'onFormReady') return 'ready'
  return eventName === 'onFormSubmitted' ? 'submitted' : undefined
}

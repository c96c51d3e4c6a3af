import { setHidden } from './keep-typing.ts'

/** The page around the frame. */
interface PageAround {
  /** Says something to it, if it has said something itself: before that its origin is not known. Whether it was said. */
  readonly tell: (message: object) => boolean
}

/**
 * Takes from the page around the form where the visitor is and came from (embed-messages#messages), to be sent
 * with the answers.
 */
export function followPage(form: HTMLFormElement): PageAround {
  let site: string | undefined
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || parent === window) return
    site = origin
    const { type, page, referrer, utm } = textsIn(data)
    if (type !== 'prospectus:context') return
    if (page !== undefined) setHidden(form, '_page', page)
    if (referrer !== undefined) setHidden(form, '_referrer', referrer)
    for (const [name, value] of Object.entries(utm)) setHidden(form, `_utm_${name}`, value)
  })
  return {
    tell: (message) => {
      if (site === undefined) return false
      parent.postMessage(message, site)
      return true
    },
  }
}

function textsIn(data: unknown) {
  const { type, page, referrer, utm }: Readonly<Record<string, unknown>> = Object(data)
  const campaign = Object.entries(Object(utm)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    type,
    page: typeof page === 'string' ? page : undefined,
    referrer: typeof referrer === 'string' ? referrer : undefined,
    utm: Object.fromEntries(campaign),
  }
}

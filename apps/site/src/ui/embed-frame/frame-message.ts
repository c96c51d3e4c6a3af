/** The message that asks a frame for its height (embed-messages#messages). */
export const HEIGHT_REQUEST = { type: 'prospectus:request-height' } as const

/** Where a form is filled in, which is sent along with it (embed-messages#messages). */
export interface FrameContext {
  readonly type: 'prospectus:context'
  readonly page: string
  readonly referrer: string
  readonly utm: Readonly<Record<string, string>>
}

/** What a frame says to the page around it. */
export type FrameMessage =
  /** `height` is as it was sent: `isHeight` says whether it can be used. */
  | { readonly kind: 'height'; readonly height: unknown }
  /** `onward`: the form goes to its thank-you page by itself, so nothing is said here. */
  | { readonly kind: 'submitted'; readonly form: string; readonly onward: boolean }
  /** The visitor has asked for another page in the frame; it has not come yet. */
  | { readonly kind: 'leaving' }

/**
 * What a message says, or undefined when it is none of ours. A bare `{height}` counts too: tools that
 * know no type send it.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  const { type, height, form, onward } = data as Readonly<Record<string, unknown>>
  if (type === 'prospectus:height') return { kind: 'height', height }
  if (type === 'prospectus:submitted' && typeof form === 'string')
    return { kind: 'submitted', form, onward: onward === true }
  if (type === 'prospectus:leaving') return { kind: 'leaving' }
  return type === undefined && height !== undefined ? { kind: 'height', height } : undefined
}

/** Whether a message comes from this very frame, at the origin it was loaded from (EMBED-2). */
export function isFromFrame(
  message: { readonly source: unknown; readonly origin: string },
  frame: { readonly window: unknown; readonly origin: string },
): boolean {
  return frame.window !== null && message.source === frame.window && message.origin === frame.origin
}

export const HEIGHT_REQUEST = { type: 'prospectus:request-height' } as const

/** Details of the visit, which a form in the frame sends with its fields (embed-messages#messages). */
export interface FrameContext {
  readonly type: 'prospectus:context'
  readonly page: string
  readonly referrer: string
  readonly utm: Readonly<Record<string, string>>
}

export type FrameMessage =
  /** Not validated; check with `isHeight` (`frame-height.ts`). */
  | { readonly kind: 'height'; readonly height: unknown }
  /** `opensThanksPage`: the form opens its own thank-you page, so nothing is announced here. */
  | { readonly kind: 'submitted'; readonly form: string; readonly opensThanksPage: boolean }
  /** The visitor follows a link in the frame. */
  | { readonly kind: 'leaving' }

/**
 * Reads a message from a frame; undefined for foreign messages. A bare `{height}` counts too, for tools that send no
 * type.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  const { type, height, form, onward } = data as Readonly<Record<string, unknown>>
  if (type === 'prospectus:height') return { kind: 'height', height }
  if (type === 'prospectus:submitted' && typeof form === 'string')
    return { kind: 'submitted', form, opensThanksPage: onward === true }
  if (type === 'prospectus:leaving') return { kind: 'leaving' }
  return type === undefined && height !== undefined ? { kind: 'height', height } : undefined
}

/** True if a message comes from this frame, at the origin it was loaded from (EMBED-2). */
export function isFromFrame(
  message: { readonly source: unknown; readonly origin: string },
  frame: { readonly window: unknown; readonly origin: string },
): boolean {
  return frame.window !== null && message.source === frame.window && message.origin === frame.origin
}

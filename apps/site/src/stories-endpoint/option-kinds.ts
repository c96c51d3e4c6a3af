import { z } from 'zod'

/**
 * An option that may be left out.
 *
 * @param expected says what it is to be, in words that follow "expected to be"
 * @param read gives its value; undefined for what cannot be used
 */
export function option<Value>(expected: string, read: (sent: unknown) => Value | undefined) {
  return z
    .unknown()
    .transform((sent, context): Value => {
      const value = read(sent)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message: expected })
      return z.NEVER
    })
    .optional()
}

/** Text of at most `most` characters, none of them a null or half of a surrogate pair. */
export function textUpTo(sent: unknown, most: number): string | undefined {
  const fits = typeof sent === 'string' && sent.length <= most
  return fits && sent.isWellFormed() && !sent.includes('\0') ? sent : undefined
}

/** Text between commas, without what is empty: at most `most` pieces, each as `textUpTo` has it. */
export function listUpTo(
  sent: unknown,
  most: number,
  longest: number,
): readonly string[] | undefined {
  const pieces = textUpTo(sent, most * (longest + 1))
    ?.split(',')
    .filter(Boolean)
  if (pieces === undefined || pieces.length > most) return undefined
  return pieces.every((piece) => piece.length <= longest) ? pieces : undefined
}

/** A whole number of 1 or more, as a number or in digits. */
export function countingNumber(sent: unknown): number | undefined {
  const number = typeof sent === 'string' && /^\d{1,15}$/.test(sent) ? Number(sent) : sent
  return Number.isSafeInteger(number) && Number(number) >= 1 ? Number(number) : undefined
}

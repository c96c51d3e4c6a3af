import { isRecord } from '../values/is-record.ts'

/** An option that cannot be used. */
export interface OptionFault {
  /** A sentence that says what is expected. */
  readonly error: string
  /** Path of the option, such as `filter_query.theme.like`. */
  readonly field: string
}

/** How one option is read. */
export interface OptionRule<Value> {
  /** What it is to be, in words that follow "expected to be". */
  readonly expected: string
  /** Undefined for what cannot be used. */
  readonly read: (sent: unknown) => Value | undefined
}

/** An object that was sent, read key by key. */
export interface OptionReader {
  /** The value of an option; undefined where it was left out, or cannot be used, which is a fault. */
  readonly value: <Value>(key: string, rule: OptionRule<Value>) => Value | undefined
  /** An option that is an object itself; undefined where it was left out. */
  readonly object: (key: string) => OptionReader | undefined
  /** To be called last: a key that nothing was read of is a fault. */
  readonly end: () => void
  /** Notes that the whole object cannot be used. */
  readonly refuse: (expected: string) => void
}

/**
 * Reads an object that somebody sent. Never throws.
 *
 * @param faults takes what cannot be used, in the order in which it is read
 */
export function createOptionReader(
  sent: unknown,
  faults: OptionFault[],
  path: readonly string[] = [],
): OptionReader {
  const found = isRecord(sent) ? sent : undefined
  const known = new Set<string>()
  const refuse = (expected: string, at = path) => {
    const field = at.join('.')
    const subject = field === '' ? 'The options are' : `The option ${field} is`
    faults.push({ error: `${subject} expected to be ${expected}.`, field: field || 'options' })
  }
  const read = (key: string) => {
    known.add(key)
    return found?.[key]
  }
  if (found === undefined) refuse('an object')
  return {
    value: (key, rule) => {
      const given = read(key)
      const value = given === undefined ? undefined : rule.read(given)
      if (given !== undefined && value === undefined) refuse(rule.expected, [...path, key])
      return value
    },
    object: (key) => {
      const given = read(key)
      return given === undefined ? undefined : createOptionReader(given, faults, [...path, key])
    },
    end: () => {
      const unknown = Object.keys(found ?? {}).find((key) => !known.has(key))
      if (unknown === undefined) return
      const field = [...path, unknown].join('.').slice(0, MAX_NAME_CHARACTERS).toWellFormed()
      faults.push({ error: `The option ${field} is not known.`, field })
    },
    refuse: (expected) => refuse(expected),
  }
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

/** Of an unknown option, no more is shown. */
const MAX_NAME_CHARACTERS = 100

/** A query string as it was sent, pair by pair, in its order. */
export interface RawQuery {
  readonly pairs: readonly QueryPair[]
  /** What cannot be read in it, as a sentence; undefined when all of it can. */
  readonly fault: string | undefined
}

export interface QueryPair {
  /** What stands before the first bracket. */
  readonly name: string
  /** Between brackets, in order: `[__or][][title][in]` is `__or`, ``, `title`, `in`. */
  readonly brackets: readonly string[]
  readonly value: string
  /** Name and brackets together, decoded. */
  readonly key: string
  /** As it was sent. */
  readonly raw: string
}

/**
 * Reads a query string with Rails' brackets, keeping the order of its pairs, which objects would lose
 * (delivery-protocol#filters). Never throws: what is not valid percent-encoded UTF-8 is left as it is, and
 * named by `fault`, so that a token can be looked at before anything is complained of.
 *
 * @param search with or without its question mark
 */
export function parseRawQuery(search: string): RawQuery {
  const faults: string[] = []
  const pieces = search.replace(/^\?/, '').split('&')
  const pairs = pieces.filter((piece) => piece !== '').map((piece) => readPair(piece, faults))
  return { pairs, fault: faults[0] }
}

/** The last value of a parameter without brackets, as Rails takes it; undefined when it is not there. */
export function lastValue({ pairs }: RawQuery, name: string): string | undefined {
  return pairs.findLast((pair) => pair.key === name)?.value
}

function readPair(raw: string, faults: string[]): QueryPair {
  const equals = raw.indexOf('=')
  const key = decode(equals < 0 ? raw : raw.slice(0, equals), faults)
  const value = equals < 0 ? '' : decode(raw.slice(equals + 1), faults)
  if (key.includes('\0') || value.includes('\0'))
    faults.push('The query string has a null character')
  const parts = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key)
  if (parts === null)
    faults.push(
      'The query string has a parameter name with unmatched square brackets, or an empty one',
    )
  const name = parts?.[1] ?? key.split(/[[\]]/, 1)[0] ?? ''
  const brackets = (parts?.[2] ?? '').split(/[[\]]/).filter((_part, index) => index % 2 === 1)
  return { name, brackets, value, key, raw }
}

function decode(text: string, faults: string[]): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    faults.push('The query string is not valid percent-encoded UTF-8')
    return spaced
  }
}

/** One thing wrong in a draft or story: where, and what is expected instead. */
export interface Fault {
  /** Full slug of the story. */
  readonly story: string
  /** Field path inside it, such as `content.body.2.cards.0.heading`; empty for the story itself. */
  readonly path: string
  readonly message: string
}

/** Where the compiler stands inside a draft. Faults are collected, so that one run tells them all. */
export interface Place {
  readonly story: string
  readonly path: string
  readonly at: (key: string | number) => Place
  readonly fault: (message: string) => undefined
}

/** The place at the top of a story; every fault below it lands in `faults`. */
export function placeOf(story: string, faults: Fault[], path = ''): Place {
  return {
    story,
    path,
    at: (key) => placeOf(story, faults, path === '' ? String(key) : `${path}.${key}`),
    fault: (message) => {
      faults.push({ story, path, message })
      return undefined
    },
  }
}

/** One line for a terminal. */
export function faultLine({ story, path, message }: Fault): string {
  return path === '' ? `${story}: ${message}` : `${story}: ${path}: ${message}`
}

/** What was found, in a few words, for the end of a message. */
export function found(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object')
    return `a mapping with ${Object.keys(value).join(', ') || 'no keys'}`
  return `"${String(value).slice(0, 60)}"`
}

export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const MAX_NAME_LENGTH = 100
export const NAME_EXPECTED = `1 to ${MAX_NAME_LENGTH} characters, without control characters such as line breaks`

/** A person's name, trimmed; undefined for an invalid one. */
export function readPersonName(input: unknown): string | undefined {
  const name = typeof input === 'string' ? input.trim() : ''
  return name === '' || name.length > MAX_NAME_LENGTH || /\p{Cc}/u.test(name) ? undefined : name
}

/** Derives a name from an e-mail address: `Ada Lovelace` from `ada.lovelace@example.com`. */
export function nameFromAddress(email: string): string {
  const [localPart = ''] = email.split('@')
  const words = localPart.split(/[._+-]+/).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email
}

const LONGEST_NAME = 100
export const NAME_EXPECTED = `1 to ${LONGEST_NAME} characters`

/** The name that colleagues know somebody by, without spaces around it; undefined for what cannot be one. */
export function personName(given: unknown): string | undefined {
  const name = typeof given === 'string' ? given.trim() : ''
  return name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name) ? undefined : name
}

/** `ada.lovelace@example.com` is Ada Lovelace until she says otherwise. */
export function nameIn(email: string): string {
  const [local = ''] = email.split('@')
  const words = local.split(/[._+-]+/).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email
}

/** Where a tab remembers that its visitor has agreed to films of a provider. */
const key = (provider: string) => `films:${provider}`

/** Whether films of a provider are loaded without being asked about again in this tab. */
export function isAgreed(provider: string): boolean {
  try {
    return sessionStorage.getItem(key(provider)) !== null
  } catch {
    // Storage that is shut off remembers nothing: the visitor is asked each time.
    return false
  }
}

/** Remembers until the tab is closed that the visitor does not want to be asked again. */
export function agree(provider: string): void {
  try {
    sessionStorage.setItem(key(provider), '1')
  } catch {
    // The film plays all the same.
  }
}

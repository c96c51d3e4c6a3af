/** Loads the styles of markup that a script makes, once per page. Resolves when they apply, rejects if they fail. */
export function linkStyles(href: string): Promise<void> {
  const loading = sheets.get(href) ?? load(href)
  sheets.set(href, loading)
  return loading
}

const sheets = new Map<string, Promise<void>>()

function load(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${href} did not load`)))
    document.head.append(link)
  })
}

/** Loads a style sheet for markup that a script adds, once per page. Rejects if it cannot be loaded. */
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
    link.addEventListener('error', () =>
      reject(new Error(`The style sheet ${href} could not be loaded`)),
    )
    document.head.append(link)
  })
}

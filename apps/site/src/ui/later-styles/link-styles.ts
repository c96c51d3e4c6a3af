/**
 * Loads the styles of what a script makes, so that pages which never need them do not carry them. Resolves
 * when they apply; rejects when they cannot be loaded.
 *
 * @param href address of a sheet of this site, asked for once on each page
 */
export function linkStyles(href: string): Promise<void> {
  const coming = asked.get(href) ?? load(href)
  asked.set(href, coming)
  return coming
}

const asked = new Map<string, Promise<void>>()

function load(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${href} did not load`)))
    document.head.append(link)
  })
}

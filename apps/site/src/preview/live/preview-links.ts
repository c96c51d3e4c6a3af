import { withParameters } from './preview-query.ts'

/**
 * Has links and forms of the page carry parameters on, so that an editor who goes from page to page goes on
 * seeing drafts. What scripts of the page do with a click or a form themselves stays theirs.
 */
export function carryOn(parameters: () => URLSearchParams): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || link === null || !leadsToPage(link)) return
    link.search = withParameters(link.search, parameters())
  }
  window.addEventListener('click', follow)
  window.addEventListener('auxclick', follow)
  window.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form.method !== 'get' || new URL(form.action).origin !== location.origin) return
    for (const [name, value] of parameters()) {
      if (!form.querySelector(`input[name="${CSS.escape(name)}"]`)) form.append(hidden(name, value))
    }
  })
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return false
  return !/^\/(assets|_)\//.test(link.pathname)
}

function hidden(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input')
  Object.assign(input, { type: 'hidden', name, value })
  return input
}

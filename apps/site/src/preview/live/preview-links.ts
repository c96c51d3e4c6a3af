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

let stays = false

/**
 * Keeps links and forms from leading to another page, so that the page in the frame is the one that the editor
 * changes and publishes (live-preview#bridge). A link that opens a tab of its own still does.
 */
export function stayOnPage(): void {
  if (stays) return
  stays = true
  let note: HTMLElement | undefined
  const keep = (event: Event) => {
    event.preventDefault()
    note = document.createElement('p')
    note.className = 'live-notice'
    note.setAttribute('role', 'status')
    note.textContent =
      'Links do not lead away while you edit. Choose the page in the list of stories.'
    document.body.append(note)
  }
  window.addEventListener('click', (event) => {
    note?.remove()
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isTab = event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank'
    if (event.defaultPrevented || link === null || isTab || link.hasAttribute('download')) return
    if (!isHere(link.href)) keep(event)
  })
  window.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form.target !== '_blank' && !isHere(form.action)) keep(event)
  })
}

function isHere(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname === location.pathname
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

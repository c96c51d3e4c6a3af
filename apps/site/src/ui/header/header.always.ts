import { follow } from './header.follow.ts'

/** Closes an open group or the search box on Escape, or on a click or focus elsewhere. */
export function enhance(header: HTMLElement): void {
  follow(header)
  const groups = [...header.querySelectorAll<HTMLDetailsElement>('details')]
  const wide = matchMedia('(min-width: 64rem)')
  const open = () => groups.find((group) => group.open)

  header.addEventListener('keydown', (event) => {
    const group = open()
    if (event.key !== 'Escape' || group === undefined || !wide.matches) return
    group.open = false
    group.querySelector('summary')?.focus()
  })
  const closeFor = (target: EventTarget | null) => {
    const group = open()
    if (group === undefined || !wide.matches) return
    if (target instanceof Node && !group.contains(target)) group.open = false
  }
  document.addEventListener('pointerdown', (event) => closeFor(event.target))
  header.addEventListener('focusout', (event) => closeFor(event.relatedTarget))

  // By Tab; a popover closes by itself on a press elsewhere.
  const search = header.querySelector<HTMLElement>('.header-search-panel')
  search?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !search.contains(relatedTarget)) search.hidePopover()
  })
}

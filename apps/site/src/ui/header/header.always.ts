import { follow } from './header.follow.ts'

/**
 * Closes an open group or the search box when the visitor turns away: Escape, a click or the focus elsewhere.
 * Brings the header back when the visitor scrolls up.
 */
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

  // By Tab; a press elsewhere closes a popover by itself.
  const search = header.querySelector<HTMLElement>('.header-search-panel')
  search?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !search.contains(relatedTarget)) search.hidePopover()
  })
}

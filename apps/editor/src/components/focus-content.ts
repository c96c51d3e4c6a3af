import { focusFirstIn } from './focus-part.ts'

/** Focuses the work itself, past the navigation: the search of the stories, or the first control of a view. */
export function focusContent(): void {
  focusFirstIn(document.querySelector('.workspace-stories, main'))
}

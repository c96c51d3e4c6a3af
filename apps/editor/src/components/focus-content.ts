import { focusFirstIn } from './focus-part.ts'

/** Skips the navigation: focuses the search of the stories, or the first control of the view. */
export function focusContent(): void {
  focusFirstIn(document.querySelector('.workspace-stories, main'))
}

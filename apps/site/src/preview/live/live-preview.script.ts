import { rememberServed } from '../../islands/live/served-nodes.ts'
import { announceGone, followEditor, NOT_FOLLOWING } from './follow-editor.ts'

/**
 * Makes the page of a draft live (live-preview#repaint). It runs before all other scripts of the page, so
 * that it sees the page as the server has sent it.
 */
const cover = document.getElementById('live-cover')
if (cover !== null) {
  rememberServed(document.body)
  followEditor(cover).catch((error: unknown) => {
    console.error('The preview does not follow the editor:', error)
    announceGone(NOT_FOLLOWING)
  })
}

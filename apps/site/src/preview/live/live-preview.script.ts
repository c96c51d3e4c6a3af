import { rememberServed } from '../../islands/live/served-nodes.ts'
import { announceGone, followEditor, NOT_FOLLOWING } from './follow-editor.ts'

/** Makes the page of a draft live (live-preview#repaint). Runs before all other scripts, to see the page as sent. */
const cover = document.getElementById('live-cover')
if (cover !== null) {
  rememberServed(document.body)
  followEditor(cover).catch((error: unknown) => {
    console.error('The preview does not follow the editor:', error)
    announceGone(NOT_FOLLOWING)
  })
}

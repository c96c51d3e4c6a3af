import { recordServedNodes } from '../../islands/live/served-nodes.ts'
import { followEditor, NOT_FOLLOWING_MESSAGE, showDisconnected } from './follow-editor.ts'

/** Makes a draft's page live (live-preview#repaint). Runs before all other scripts, to see the page as sent. */
const overlay = document.getElementById('live-cover')
if (overlay !== null) {
  recordServedNodes(document.body)
  followEditor(overlay).catch((error: unknown) => {
    console.error('The preview does not follow the editor:', error)
    showDisconnected(NOT_FOLLOWING_MESSAGE)
  })
}

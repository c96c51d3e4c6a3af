import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keepPresses } from './components/steady-press.ts'
import { LANGUAGE } from './messages/language.ts'
import './editor.css'

document.documentElement.lang = LANGUAGE
keepFilesOut()
keepPresses(document)
const root = document.getElementById('editor')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/** A file that is dropped where nothing takes it would be opened in the place of the editor: it is not. */
function keepFilesOut(): void {
  const keep = (event: DragEvent) => {
    const { dataTransfer, target, defaultPrevented } = event
    const isField = target instanceof HTMLInputElement && target.type === 'file'
    if (defaultPrevented || isField || dataTransfer === null) return
    if (![...dataTransfer.items].some(({ kind }) => kind === 'file')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', keep)
  addEventListener('drop', keep)
}

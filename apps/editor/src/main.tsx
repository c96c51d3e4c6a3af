import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { isFileDrag } from './components/files.tsx'
import { LazyPart } from './components/lazy-part.tsx'
import { retargetMovedClicks } from './components/moved-clicks.ts'
import { LANGUAGE } from './messages/language.ts'
import { translate } from './messages/messages.ts'
import './editor.css'

document.documentElement.lang = LANGUAGE
preventFileDrops()
retargetMovedClicks(document)
const root = document.getElementById('editor')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <LazyPart title={translate('app.broken')}>
        <App />
      </LazyPart>
    </StrictMode>,
  )
}

/** Keeps the browser from opening a file that is dropped outside a drop target. */
function preventFileDrops(): void {
  const prevent = (event: DragEvent) => {
    const { dataTransfer, target, defaultPrevented } = event
    const isField = target instanceof HTMLInputElement && target.type === 'file'
    if (defaultPrevented || isField || dataTransfer === null || !isFileDrag(dataTransfer)) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', prevent)
  addEventListener('drop', prevent)
}

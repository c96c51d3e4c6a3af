import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './editor.css'
import { keepFilesOut } from './keep-files-out.ts'
import { LANGUAGE } from './language/language.ts'
import { keepPresses } from './pieces/steady-press.ts'

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

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './editor.css'
import { LANGUAGE } from './language/language.ts'

document.documentElement.lang = LANGUAGE
const root = document.getElementById('editor')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

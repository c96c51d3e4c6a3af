import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SignIn } from './sign-in/sign-in.tsx'

const root = document.getElementById('editor')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <SignIn onSignedIn={() => location.reload()} />
    </StrictMode>,
  )
}

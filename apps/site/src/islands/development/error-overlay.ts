export interface Problem {
  readonly message: string
  /** Source lines around the error, unless the message shows them. */
  readonly frame?: string
}

const NAME = 'development-fault'

/** Replaces any earlier error. */
export function showError({ message, frame = '' }: Problem): void {
  hideError()
  const overlay = document.createElement(NAME)
  overlay.setAttribute('role', 'alert')
  const root = overlay.attachShadow({ mode: 'open' })
  // The site's content security policy allows no other inline styles.
  const styles = new CSSStyleSheet()
  styles.replaceSync(STYLES)
  root.adoptedStyleSheets = [styles]
  const text = document.createElement('pre')
  text.textContent = frame === '' ? message : `${message}\n\n${frame}`
  const hint = document.createElement('p')
  hint.textContent =
    'This goes away by itself once the file is mended and saved; Escape shows the page below.'
  root.append(text, hint)
  document.documentElement.append(overlay)
}

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hideError()
})

export function hideError(): void {
  for (const overlay of document.querySelectorAll(NAME)) overlay.remove()
}

const STYLES = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 2rem;
    background: #131a21f2; color: #ece9e2; border-top: 6px solid #fb923c; font: 1rem/1.5 system-ui }
  pre { margin: 0 0 1.5rem; font: .9375rem/1.5 ui-monospace, monospace; white-space: pre-wrap }
  p { margin: 0 }`

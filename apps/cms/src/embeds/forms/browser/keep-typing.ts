import type { Answers } from '@prospectus/content/forms/check-answers'

interface KeptTyping {
  /** Call before each attempt: changed answers get a new key. */
  readonly beforeSending: () => void
  readonly forget: () => void
}

/** Stored values by name; `_sent` holds the answers of the last attempt. */
type Kept = Readonly<Record<string, readonly string[]>>

/**
 * Stores what is typed for the life of the tab, and restores it at once. The form's key and time are stored too, so that
 * a second attempt is recognised.
 */
export function keepTyping(form: HTMLFormElement): KeptTyping {
  const place = `prospectus:form:${form.dataset.id ?? ''}`
  let sent = ''
  const keep = () => {
    const answers = answersOf(form)
    write(place, JSON.stringify({ ...answers, _sent: [sent] } satisfies Kept))
  }
  const kept = read(place)
  sent = kept._sent?.[0] ?? ''
  putBack(form, kept)
  form.addEventListener('input', keep)
  form.addEventListener('change', keep)
  return {
    beforeSending: () => {
      const now = JSON.stringify(typedOf(form))
      if (sent !== '' && sent !== now) setHidden(form, '_key', newKey())
      sent = now
      keep()
    },
    forget: () => {
      form.removeEventListener('input', keep)
      form.removeEventListener('change', keep)
      write(place, undefined)
    },
  }
}

/** Sets the value of a hidden field. */
export function setHidden(form: HTMLFormElement, name: string, value: string): void {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.value = value
}

function putBack(form: HTMLFormElement, kept: Kept): void {
  for (const control of form.elements) {
    const isInput = control instanceof HTMLInputElement
    if (
      !isInput &&
      !(control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)
    )
      continue
    const values = kept[control.name]
    if (values === undefined || !OWN.test(control.name)) continue
    if (isInput && (control.type === 'checkbox' || control.type === 'radio')) {
      control.checked = values.includes(control.value)
    } else control.value = values[0] ?? ''
  }
}

/** Hidden fields that belong to the attempt; the others belong to the page around the form. */
const OWN = /^(?!_)|^_(key|mark)$/

function typedOf(form: HTMLFormElement) {
  return Object.entries(answersOf(form)).filter(([name]) => !name.startsWith('_'))
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** Without access to storage nothing is stored. */
function read(place: string): Kept {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}')
    const entries = Object.entries(Object(stored)).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((value) => typeof value === 'string'),
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

function write(place: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, text)
  } catch {
    // Storage is full or denied.
  }
}

/** Answers in a form by name, as they would be sent. */
export function answersOf(form: HTMLFormElement): Answers {
  const data = new FormData(form)
  const textsOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, textsOf(name)]))
}

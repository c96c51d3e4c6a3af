import type { SubmittedAnswers } from '@prospectus/content/forms/check-answers'

interface PersistedAnswers {
  /** Called before each attempt: changed answers get a new key. */
  readonly beforeSending: () => void
  readonly forget: () => void
}

/** Stored values by name; `_sent` holds the answers of the last attempt. */
type StoredFields = Readonly<Record<string, readonly string[]>>

/** Restores and stores a form's answers in this tab, with key and mark, by which a second attempt is recognised. */
export function persistAnswers(form: HTMLFormElement): PersistedAnswers {
  const storageKey = `prospectus:form:${form.dataset.id ?? ''}`
  let sentAnswers = ''
  const store = () => {
    const answers = answersOf(form)
    write(storageKey, JSON.stringify({ ...answers, _sent: [sentAnswers] } satisfies StoredFields))
  }
  const savedFields = read(storageKey)
  sentAnswers = savedFields._sent?.[0] ?? ''
  restoreAnswers(form, savedFields)
  form.addEventListener('input', store)
  form.addEventListener('change', store)
  return {
    beforeSending: () => {
      const current = JSON.stringify(typedAnswers(form))
      if (sentAnswers !== '' && sentAnswers !== current) setHidden(form, '_key', newKey())
      sentAnswers = current
      store()
    },
    forget: () => {
      form.removeEventListener('input', store)
      form.removeEventListener('change', store)
      write(storageKey, undefined)
    },
  }
}

/** Sets the value of a hidden field. */
export function setHidden(form: HTMLFormElement, name: string, value: string): void {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.value = value
}

function restoreAnswers(form: HTMLFormElement, savedFields: StoredFields): void {
  for (const control of form.elements) {
    const isInput = control instanceof HTMLInputElement
    if (
      !isInput &&
      !(control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)
    )
      continue
    const values = savedFields[control.name]
    if (values === undefined || !RESTORED_NAMES.test(control.name)) continue
    if (isInput && (control.type === 'checkbox' || control.type === 'radio')) {
      control.checked = values.includes(control.value)
    } else control.value = values[0] ?? ''
  }
}

/** Answers, key and mark. The other hidden fields come from the host page. */
const RESTORED_NAMES = /^(?!_)|^_(key|mark)$/

function typedAnswers(form: HTMLFormElement) {
  return Object.entries(answersOf(form)).filter(([name]) => !name.startsWith('_'))
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** Empty if storage is denied or its content is malformed. */
function read(storageKey: string): StoredFields {
  try {
    const storedFields: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const entries = Object.entries(Object(storedFields)).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((value) => typeof value === 'string'),
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

function write(storageKey: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, text)
  } catch {
    // Storage is full or denied.
  }
}

/** Answers in a form by name, as they would be sent. */
export function answersOf(form: HTMLFormElement): SubmittedAnswers {
  const data = new FormData(form)
  const textsOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, textsOf(name)]))
}

import type { SubmittedAnswers } from '@prospectus/content/forms/check-answers'
import { readFromTab, storeInTab } from '../../page/tab-storage.ts'

/** Stored values by field name; `_sent` has the answers of the last attempt to send them, as JSON. */
type StoredFields = Readonly<Record<string, readonly string[]>>

/**
 * Keeps a form's answers in this tab, with its idempotency key and its mark, so that sending again counts as the same
 * submission. The mark is the signed time at which the form was requested (`form-times.ts`).
 */
export function persistAnswers(form: HTMLFormElement) {
  const storageKey = `prospectus:form:${form.dataset.id ?? ''}`
  let sentAnswers = ''
  const store = () => {
    const answers = answersOf(form)
    storeInTab(storageKey, { ...answers, _sent: [sentAnswers] } satisfies StoredFields)
  }
  const savedFields = readFields(storageKey)
  sentAnswers = savedFields._sent?.[0] ?? ''
  restoreAnswers(form, savedFields)
  form.addEventListener('input', store)
  form.addEventListener('change', store)
  return {
    /** Prepares for an attempt to send: sets a new key if the answers have changed since the last attempt. */
    prepareToSend: () => {
      const current = JSON.stringify(typedAnswers(form))
      if (sentAnswers !== '' && sentAnswers !== current) setHiddenField(form, '_key', newKey())
      sentAnswers = current
      store()
    },
    forget: () => {
      form.removeEventListener('input', store)
      form.removeEventListener('change', store)
      storeInTab(storageKey, undefined)
    },
  }
}

/** Sets the value of a hidden field. */
export function setHiddenField(form: HTMLFormElement, name: string, value: string): void {
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

/** Names of answers, `_key` and `_mark`. Other hidden fields are not restored: they come from the page or its host. */
const RESTORED_NAMES = /^(?!_)|^_(key|mark)$/

function typedAnswers(form: HTMLFormElement) {
  return Object.entries(answersOf(form)).filter(([name]) => !name.startsWith('_'))
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** Reads the stored fields; empty if nothing usable is stored. */
function readFields(storageKey: string): StoredFields {
  const entries = Object.entries(Object(readFromTab(storageKey))).filter(
    (entry): entry is [string, string[]] =>
      Array.isArray(entry[1]) && entry[1].every((value) => typeof value === 'string'),
  )
  return Object.fromEntries(entries)
}

/** Answers in a form by name, as they would be sent. */
export function answersOf(form: HTMLFormElement): SubmittedAnswers {
  const data = new FormData(form)
  const textsOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, textsOf(name)]))
}

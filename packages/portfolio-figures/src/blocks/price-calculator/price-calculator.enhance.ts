import { invalidFields, type OrderText, PARAMETERS, parseOrder } from './price-calculator.price.ts'
import { type CalculatorState, formatPrice } from './price-calculator.texts.ts'

/** Recalculates the price on each keystroke, with the server's functions; records a finished change in the address. */
export function enhance(element: HTMLElement): void {
  const form = element.querySelector('form')
  if (form === null)
    throw new Error('The price calculator has no form; the server renders it inside the block')
  const state: CalculatorState = JSON.parse(element.dataset.price ?? '{}')
  const all = (selector: string) => element.querySelectorAll<HTMLElement>(selector)
  const hide = (selector: string, hidden: boolean) => {
    for (const part of all(selector)) part.hidden = hidden
  }
  const order = () => {
    const data = new FormData(form)
    return Object.fromEntries(PARAMETERS.map((name) => [name, String(data.get(name))])) as OrderText
  }

  const draw = () => {
    const text = order()
    const invalid = invalidFields(text)
    const shown = invalid.length > 0 ? undefined : formatPrice(state, parseOrder(text))
    for (const name of ['planners', 'contributors'] as const) {
      hide(`[data-fault="${name}"]`, !invalid.includes(name))
      const field = form.querySelector(`[name="${name}"]`)
      if (invalid.includes(name)) field?.setAttribute('aria-invalid', 'true')
      else field?.removeAttribute('aria-invalid')
    }
    hide('[data-fault="few"]', invalid.length > 0 || shown !== undefined)
    hide('[data-part="price"]', shown === undefined)
    for (const row of all('[data-band]')) {
      if (row.dataset.band === String(shown?.bandFrom)) row.setAttribute('aria-current', 'true')
      else row.removeAttribute('aria-current')
    }
    if (shown === undefined) return
    hide('[data-part="later"]', !shown.hasLaterYears)
    hide('[data-part="implementation"]', !shown.hasImplementation)
    for (const [place, value] of Object.entries(shown.texts)) {
      for (const part of all(`[data-text="${place}"]`)) part.textContent = value
    }
  }
  const recordInAddress = () => {
    const address = new URL(location.href)
    for (const [name, value] of Object.entries(order())) address.searchParams.set(name, value)
    history.replaceState(history.state, '', address)
  }

  form.addEventListener('input', draw)
  form.addEventListener('change', recordInAddress)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    draw()
    recordInAddress()
  })
  // The visitor may have typed before this script loaded.
  draw()
}

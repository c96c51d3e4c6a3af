import {
  invalidFields,
  type OrderText,
  PARAMETERS,
  parseOrder,
  SEAT_FIELDS,
} from './price-calculator.price.ts'
import { type CalculatorState, formatPrice } from './price-calculator.texts.ts'

/** Recalculates the price on each keystroke, with the server's functions; records finished changes in the address. */
export function enhance(element: HTMLElement): void {
  const form = element.querySelector('form')
  if (form === null)
    throw new Error('The price calculator has no form; the server renders it inside the block')
  const state: CalculatorState = JSON.parse(element.dataset.price ?? '{}')
  const queryAll = (selector: string) => element.querySelectorAll<HTMLElement>(selector)
  const setHidden = (selector: string, hidden: boolean) => {
    for (const part of queryAll(selector)) part.hidden = hidden
  }
  const readOrder = () => {
    const data = new FormData(form)
    return Object.fromEntries(PARAMETERS.map((name) => [name, String(data.get(name))])) as OrderText
  }

  const update = () => {
    const order = readOrder()
    const invalidNames = invalidFields(order)
    const price = invalidNames.length > 0 ? undefined : formatPrice(state, parseOrder(order))
    for (const name of SEAT_FIELDS) {
      setHidden(`[data-part="error-${name}"]`, !invalidNames.includes(name))
      const field = form.querySelector(`[name="${name}"]`)
      if (invalidNames.includes(name)) field?.setAttribute('aria-invalid', 'true')
      else field?.removeAttribute('aria-invalid')
    }
    setHidden('[data-part="error-few"]', invalidNames.length > 0 || price !== undefined)
    setHidden('[data-part="price"]', price === undefined)
    for (const row of queryAll('[data-band]')) {
      if (row.dataset.band === String(price?.bandFrom)) row.setAttribute('aria-current', 'true')
      else row.removeAttribute('aria-current')
    }
    if (price === undefined) return
    setHidden('[data-part="later"]', !price.hasLaterYears)
    setHidden('[data-part="implementation"]', !price.hasImplementation)
    for (const [place, value] of Object.entries(price.texts)) {
      for (const part of queryAll(`[data-text="${place}"]`)) part.textContent = value
    }
  }
  const recordInAddress = () => {
    const address = new URL(location.href)
    for (const [name, value] of Object.entries(readOrder())) address.searchParams.set(name, value)
    history.replaceState(history.state, '', address)
  }

  form.addEventListener('input', update)
  form.addEventListener('change', recordInAddress)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    update()
    recordInAddress()
  })
  // The visitor may have typed before this script loaded.
  update()
}

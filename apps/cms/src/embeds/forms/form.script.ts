import { hostedForm } from './browser/hosted-form-element.ts'

const form = document.querySelector('form[data-questions]')
if (form instanceof HTMLFormElement) hostedForm(form)

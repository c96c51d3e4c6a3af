import { enhanceHostedForm } from './browser/enhance-hosted-form.ts'

const form = document.querySelector('form[data-questions]')
if (form instanceof HTMLFormElement) enhanceHostedForm(form)

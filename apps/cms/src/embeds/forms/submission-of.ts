import { type Checked, TICKED } from '@prospectus/content/forms/check-answers'
import type { Submission } from '../../leads/submission.ts'
import type { HostedForm } from './hosted-form.ts'
import type { Posted } from './posted.ts'

/**
 * What is kept of a form that was answered by its rules.
 *
 * @param suspect why it looks like a program's, if it does
 */
export function submissionOf(
  { id, lang, content, questions }: HostedForm,
  { page, referrer, utm }: Posted,
  given: {
    readonly key: string
    readonly fields: Checked['fields']
    readonly suspect: string | undefined
  },
): Submission {
  const { key, fields, suspect } = given
  const { notify: owner, confirmation } = content
  const address = questions.find(({ kind }) => kind === 'email')?.name
  const email = address === undefined ? undefined : fields[address]
  return {
    form: id,
    key,
    fields,
    lang,
    utm,
    consent: questions
      .filter(({ kind }) => kind === 'consent')
      .map(({ name, label }) => ({ name, text: label, given: fields[name] === TICKED })),
    ...(page !== undefined && { page }),
    ...(referrer !== undefined && { referrer }),
    ...(typeof email === 'string' && { email }),
    ...(owner !== undefined && { owner }),
    ...(confirmation !== undefined && { confirmation }),
    ...(suspect !== undefined && { suspect }),
  }
}

import type { AnswerFault, Answers } from '@prospectus/content/forms/check-answers'
import { faultMessage } from '@prospectus/content/forms/fault-message'
import type { FormWords } from '@prospectus/content/messages/form-words'
import { TRAP_NAME } from '@prospectus/content/schema/stories/form-field'
import type { ReactNode } from 'react'
import type { HostedForm } from './hosted-form.ts'
import { Link } from './link.tsx'
import { QuestionView, questionId } from './question-view.tsx'

/** What a form is shown with: empty at first, and with what was typed when it comes back. */
export interface FormState {
  readonly answers: Answers
  readonly faults: ReadonlyMap<string, AnswerFault>
  /** A sentence about the whole, where something else than an answer is wrong. */
  readonly notice: string | undefined
  /** Values of what people do not see, by name (`_key`, `_mark`, `_page`, …). */
  readonly hidden: Readonly<Record<string, string>>
}

interface FormViewProps extends FormState {
  readonly form: HostedForm
  readonly words: FormWords
  readonly siteUrl: string
  /** Where it is sent to. */
  readonly action: string
}

/**
 * A form, complete without script: it is sent to the window around the frame, and ends there at the thank-you
 * page or at itself with what is wrong. The script reads the questions from it and checks them by the same
 * rules.
 */
export function FormView(props: FormViewProps): ReactNode {
  const { form, words, answers, faults, notice, hidden, siteUrl, action } = props
  const { intro, privacyNote, privacyLink, submit } = form.content
  return (
    <>
      <Summary {...props} />
      {intro !== undefined && <p className="form-intro">{intro}</p>}
      <form
        className="form"
        method="post"
        action={action}
        target="_top"
        aria-label={form.content.title ?? form.name}
        data-id={form.id}
        data-questions={JSON.stringify(form.questions)}
      >
        {form.questions.map((question) => (
          <QuestionView
            key={question.name}
            question={question}
            given={answers[question.name] ?? []}
            fault={faults.get(question.name)}
            words={words}
          />
        ))}
        <div className="form-trap" aria-hidden="true">
          <label>
            {words.trap}
            <input name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
        ))}
        {(privacyNote !== undefined || privacyLink !== undefined) && (
          <p className="form-privacy">
            {privacyNote}{' '}
            {privacyLink !== undefined && (
              <Link href={new URL(privacyLink.href, siteUrl).href} newTab={words.opensNewTab}>
                {words.privacyPolicy}
              </Link>
            )}
          </p>
        )}
        <p className="form-notice" role="alert" hidden={notice === undefined}>
          {notice}
        </p>
        {form.contact !== undefined && (
          <p className="form-contact" hidden={notice === undefined}>
            <Link href={new URL(form.contact, siteUrl).href} newTab={words.opensNewTab}>
              {words.contact}
            </Link>
          </p>
        )}
        <button className="button button-primary form-submit" type="submit">
          {submit ?? words.send}
        </button>
      </form>
    </>
  )
}

/** Everything that is wrong, at the top; each line leads to its question. */
function Summary({ form, words, faults }: FormViewProps): ReactNode {
  const wrong = form.questions.flatMap((question) => {
    const fault = faults.get(question.name)
    return fault === undefined ? [] : [{ question, fault }]
  })
  return (
    <section
      className="form-summary"
      tabIndex={-1}
      hidden={wrong.length === 0}
      aria-labelledby="form-summary-title"
    >
      <h2 className="form-summary-title" id="form-summary-title">
        {wrong.length > 0 && words.summary(wrong.length)}
      </h2>
      <ul className="form-summary-list">
        {wrong.map(({ question, fault }) => (
          <li key={question.name}>
            <a href={`#${questionId(question)}`}>{faultMessage(question, fault, words)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

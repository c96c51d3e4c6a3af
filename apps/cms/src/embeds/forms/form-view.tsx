import { answerMessage, answerMessages } from '@prospectus/content/forms/answer-message'
import {
  type AnswerError,
  CONSENT_GIVEN,
  type SubmittedAnswers,
} from '@prospectus/content/forms/check-answers'
import type { FormMessages } from '@prospectus/content/forms/form-messages'
import type { Question } from '@prospectus/content/forms/question'
import { formatMessage } from '@prospectus/content/messages/format-message'
import { HONEYPOT_NAME } from '@prospectus/content/schema/stories/form-field'
import type { ReactNode } from 'react'
import type { HostedForm } from './hosted-form.ts'

/** Values and errors to render a form with. */
export interface FormState {
  readonly answers: SubmittedAnswers
  readonly errors: ReadonlyMap<string, AnswerError>
  /** Error of the whole submission. */
  readonly notice: string | undefined
  /** Values of hidden fields by name (`_key`, `_mark`, `_page`, …). */
  readonly hidden: Readonly<Record<string, string>>
}

interface FormViewProps extends FormState {
  readonly form: HostedForm
  readonly messages: FormMessages
  readonly siteUrl: string
  readonly action: string
}

/**
 * A form that works without script: submitting opens the thank-you page, or the form with its errors, in the top
 * window. The script reads the questions from data attributes and applies the same rules.
 */
export function FormView(props: FormViewProps): ReactNode {
  const { form, messages, answers, errors, notice, hidden, siteUrl, action } = props
  const { intro, privacyNote, privacyLink, submit, promise } = form.content
  return (
    <>
      <ErrorSummary {...props} />
      {intro !== undefined && <p className="form-intro">{intro}</p>}
      <form
        className="form"
        method="post"
        action={action}
        target="_top"
        aria-label={form.content.title ?? form.name}
        data-id={form.id}
        data-questions={JSON.stringify(form.questions)}
        data-messages={JSON.stringify(messages)}
      >
        {form.questions.map((question) => (
          <QuestionView
            key={question.name}
            question={question}
            values={answers[question.name] ?? []}
            error={errors.get(question.name)}
            messages={messages}
          />
        ))}
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {messages.form.trap}
            <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
        ))}
        {(privacyNote !== undefined || privacyLink !== undefined) && (
          <p className="form-privacy">
            {privacyNote}{' '}
            {privacyLink !== undefined && (
              <EmbedLink
                href={new URL(privacyLink.href, siteUrl).href}
                newTab={messages.form.opensNewTab}
              >
                {messages.form.privacyPolicy}
              </EmbedLink>
            )}
          </p>
        )}
        <p className="form-notice" role="alert" hidden={notice === undefined}>
          {notice}
        </p>
        {form.contactPath !== undefined && (
          <p className="form-contact" hidden={notice === undefined}>
            <EmbedLink
              href={new URL(form.contactPath, siteUrl).href}
              newTab={messages.form.opensNewTab}
            >
              {messages.form.contact}
            </EmbedLink>
          </p>
        )}
        <button className="button button-primary form-submit" type="submit">
          {submit ?? messages.form.send}
        </button>
        {promise !== undefined && <p className="form-promise">{promise}</p>}
      </form>
    </>
  )
}

function ErrorSummary({ form, messages, errors }: FormViewProps): ReactNode {
  const messagesByName = answerMessages(form.questions, errors, messages)
  const count = messagesByName.size
  return (
    <section
      className="form-summary"
      tabIndex={-1}
      hidden={count === 0}
      aria-labelledby="form-summary-title"
    >
      <h2 className="form-summary-title" id="form-summary-title">
        {count > 0 && formatMessage(messages.form.summary, { count }, messages.locale)}
      </h2>
      <ul className="form-summary-list">
        {[...messagesByName].map(([name, message]) => (
          <li key={name}>
            <a href={`#${questionId({ name })}`}>{message}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface QuestionViewProps {
  readonly question: Question
  readonly values: readonly string[]
  readonly error: AnswerError | undefined
  readonly messages: FormMessages
}

/** Id of the question's first control, the target of links in the summary. */
function questionId({ name }: Pick<Question, 'name'>): string {
  return `q-${name}`
}

function QuestionView(props: QuestionViewProps): ReactNode {
  const { question, error, messages } = props
  const { name, kind, label, help, required } = question
  const id = questionId(question)
  const labelContent = (
    <>
      {label}
      {!required && <span className="form-optional"> {messages.form.optional}</span>}
    </>
  )
  const helpAndError = (
    <>
      {help !== undefined && (
        <p className="form-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <p className="form-error" id={`${id}-error`} hidden={error === undefined}>
        {error !== undefined && answerMessage(question, error, messages)}
      </p>
    </>
  )
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  const commonAttributes = {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  }
  if (kind === 'radios' || kind === 'checkboxes') {
    return (
      <fieldset className="form-question" data-question={name} {...commonAttributes}>
        <legend className="form-label">{labelContent}</legend>
        {helpAndError}
        <Choices {...props} />
      </fieldset>
    )
  }
  if (kind === 'consent') {
    return (
      <div className="form-question" data-question={name}>
        {helpAndError}
        <label className="form-box">
          <input
            type="checkbox"
            id={id}
            name={name}
            value={CONSENT_GIVEN}
            required={required}
            defaultChecked={props.values.includes(CONSENT_GIVEN)}
            {...commonAttributes}
          />
          <span>{labelContent}</span>
        </label>
      </div>
    )
  }
  return (
    <div className="form-question" data-question={name}>
      <label className="form-label" htmlFor={id}>
        {labelContent}
      </label>
      {helpAndError}
      <Control {...props} commonAttributes={{ ...commonAttributes, id, name, required }} />
    </div>
  )
}

interface ControlProps extends QuestionViewProps {
  readonly commonAttributes: Readonly<Record<string, string | boolean | undefined>>
}

function Control({ question, values, messages, commonAttributes }: ControlProps): ReactNode {
  const { kind, choices, autocomplete } = question
  const answer = values[0] ?? ''
  if (kind === 'select') {
    return (
      <span className="form-select">
        <select className="form-control" defaultValue={answer} {...commonAttributes}>
          <option value="">{messages.form.choose}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    )
  }
  // Without `maxlength`: browsers would silently cut pasted text, while `checkAnswers` reports that it is too long.
  const attributes = { className: 'form-control', autoComplete: autocomplete }
  return kind === 'textarea' ? (
    <textarea rows={4} defaultValue={answer} {...attributes} {...commonAttributes} />
  ) : (
    <input type={kind} defaultValue={answer} {...attributes} {...commonAttributes} />
  )
}

/** Radio buttons or checkboxes; the first one has the id for links in the summary. */
function Choices({ question, values }: QuestionViewProps): ReactNode {
  const { name, kind, choices, required } = question
  return choices.map(({ value, label }, index) => (
    <label className="form-box" key={value}>
      <input
        type={kind === 'radios' ? 'radio' : 'checkbox'}
        id={index === 0 ? questionId(question) : undefined}
        name={name}
        value={value}
        required={kind === 'radios' && required}
        defaultChecked={values.includes(value)}
      />
      <span>{label}</span>
    </label>
  ))
}

interface LinkProps {
  readonly href: string
  readonly children: ReactNode
  /** Screen-reader text for opening a new tab; without it the link opens in the top window. */
  readonly newTab?: string
  readonly className?: string
}

/** A link that never opens inside the frame. */
export function EmbedLink({ href, children, newTab, className }: LinkProps): ReactNode {
  return newTab === undefined ? (
    <a href={href} target="_top" className={className}>
      {children}
    </a>
  ) : (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
}

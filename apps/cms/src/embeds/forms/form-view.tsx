import { answerMessage } from '@prospectus/content/forms/answer-message'
import { type AnswerError, type Answers, TICKED } from '@prospectus/content/forms/check-answers'
import type { FormMessages } from '@prospectus/content/forms/form-messages'
import type { Question } from '@prospectus/content/forms/question'
import { formatMessage } from '@prospectus/content/messages/format-message'
import { TRAP_NAME } from '@prospectus/content/schema/stories/form-field'
import type { ReactNode } from 'react'
import type { HostedForm } from './hosted-form.ts'

/** What a form is shown with: empty at first, and with what was typed when it comes back. */
export interface FormState {
  readonly answers: Answers
  readonly errors: ReadonlyMap<string, AnswerError>
  /** A sentence about the whole, where something else than an answer is wrong. */
  readonly notice: string | undefined
  /** Values of what people do not see, by name (`_key`, `_mark`, `_page`, …). */
  readonly hidden: Readonly<Record<string, string>>
}

interface FormViewProps extends FormState {
  readonly form: HostedForm
  readonly messages: FormMessages
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
  const { form, messages, answers, errors, notice, hidden, siteUrl, action } = props
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
        data-messages={JSON.stringify(messages)}
      >
        {form.questions.map((question) => (
          <QuestionView
            key={question.name}
            question={question}
            given={answers[question.name] ?? []}
            error={errors.get(question.name)}
            messages={messages}
          />
        ))}
        <div className="form-trap" aria-hidden="true">
          <label>
            {messages.form.trap}
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
              <Link
                href={new URL(privacyLink.href, siteUrl).href}
                newTab={messages.form.opensNewTab}
              >
                {messages.form.privacyPolicy}
              </Link>
            )}
          </p>
        )}
        <p className="form-notice" role="alert" hidden={notice === undefined}>
          {notice}
        </p>
        {form.contact !== undefined && (
          <p className="form-contact" hidden={notice === undefined}>
            <Link href={new URL(form.contact, siteUrl).href} newTab={messages.form.opensNewTab}>
              {messages.form.contact}
            </Link>
          </p>
        )}
        <button className="button button-primary form-submit" type="submit">
          {submit ?? messages.form.send}
        </button>
      </form>
    </>
  )
}

/** Everything that is wrong, at the top; each line leads to its question. */
function Summary({ form, messages, errors }: FormViewProps): ReactNode {
  const wrong = form.questions.flatMap((question) => {
    const error = errors.get(question.name)
    return error === undefined ? [] : [{ question, error }]
  })
  return (
    <section
      className="form-summary"
      tabIndex={-1}
      hidden={wrong.length === 0}
      aria-labelledby="form-summary-title"
    >
      <h2 className="form-summary-title" id="form-summary-title">
        {wrong.length > 0 &&
          formatMessage(messages.form.summary, { count: wrong.length }, messages.locale)}
      </h2>
      <ul className="form-summary-list">
        {wrong.map(({ question, error }) => (
          <li key={question.name}>
            <a href={`#${questionId(question)}`}>{answerMessage(question, error, messages)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface QuestionViewProps {
  readonly question: Question
  readonly given: readonly string[]
  readonly error: AnswerError | undefined
  readonly messages: FormMessages
}

/** The id of the control that a line of the summary leads to. */
function questionId({ name }: Question): string {
  return `q-${name}`
}

/** A question: its label, its help, what is wrong with its answer, and its control, in this order. */
function QuestionView(props: QuestionViewProps): ReactNode {
  const { question, error, messages } = props
  const { name, kind, label, help, required } = question
  const id = questionId(question)
  const labelled = (
    <>
      {label}
      {!required && <span className="form-optional"> {messages.form.optional}</span>}
    </>
  )
  const about = (
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
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  const common = {
    'aria-describedby': described || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  }
  if (kind === 'radios' || kind === 'checkboxes') {
    return (
      <fieldset className="form-question" data-question={name} {...common}>
        <legend className="form-label">{labelled}</legend>
        {about}
        <Boxes {...props} />
      </fieldset>
    )
  }
  if (kind === 'consent') {
    return (
      <div className="form-question" data-question={name}>
        {about}
        <label className="form-box">
          <input
            type="checkbox"
            id={id}
            name={name}
            value={TICKED}
            required={required}
            defaultChecked={props.given.includes(TICKED)}
            {...common}
          />
          <span>{labelled}</span>
        </label>
      </div>
    )
  }
  return (
    <div className="form-question" data-question={name}>
      <label className="form-label" htmlFor={id}>
        {labelled}
      </label>
      {about}
      <Control {...props} common={{ ...common, id, name, required }} />
    </div>
  )
}

interface ControlProps extends QuestionViewProps {
  readonly common: Readonly<Record<string, string | boolean | undefined>>
}

function Control({ question, given, messages, common }: ControlProps): ReactNode {
  const { kind, choices, autocomplete } = question
  const typed1 = given[0] ?? ''
  if (kind === 'select') {
    return (
      <span className="form-select">
        <select className="form-control" defaultValue={typed1} {...common}>
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
  // Without `maxlength`, by which browsers cut a pasted text and say nothing: the rules say what is too long.
  const typed = { className: 'form-control', autoComplete: autocomplete }
  return kind === 'textarea' ? (
    <textarea rows={4} defaultValue={typed1} {...typed} {...common} />
  ) : (
    <input type={kind} defaultValue={typed1} {...typed} {...common} />
  )
}

/** One of them, or any; the first carries the id that the summary leads to. */
function Boxes({ question, given }: QuestionViewProps): ReactNode {
  const { name, kind, choices, required } = question
  return choices.map(({ value, label }, index) => (
    <label className="form-box" key={value}>
      <input
        type={kind === 'radios' ? 'radio' : 'checkbox'}
        id={index === 0 ? questionId(question) : undefined}
        name={name}
        value={value}
        required={kind === 'radios' && required}
        defaultChecked={given.includes(value)}
      />
      <span>{label}</span>
    </label>
  ))
}

interface LinkProps {
  readonly href: string
  readonly children: ReactNode
  /** The words that announce a tab of its own; without them the window around the frame goes there. */
  readonly newTab?: string
  readonly className?: string
}

/** A link out of a frame, which never opens in the frame. */
export function Link({ href, children, newTab, className }: LinkProps): ReactNode {
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

import { type AnswerFault, TICKED } from '@prospectus/content/forms/check-answers'
import { faultMessage } from '@prospectus/content/forms/fault-message'
import type { Question } from '@prospectus/content/forms/question'
import type { FormWords } from '@prospectus/content/messages/form-words'
import type { ReactNode } from 'react'

interface QuestionViewProps {
  readonly question: Question
  readonly given: readonly string[]
  readonly fault: AnswerFault | undefined
  readonly words: FormWords
}

/** The id of the control that a line of the summary leads to. */
export function questionId({ name }: Question): string {
  return `q-${name}`
}

/** A question: its label, its help, what is wrong with its answer, and its control, in this order. */
export function QuestionView(props: QuestionViewProps): ReactNode {
  const { question, fault, words } = props
  const { name, kind, label, help, required } = question
  const id = questionId(question)
  const labelled = (
    <>
      {label}
      {!required && <span className="form-optional"> {words.optional}</span>}
    </>
  )
  const about = (
    <>
      {help !== undefined && (
        <p className="form-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <p className="form-error" id={`${id}-error`} hidden={fault === undefined}>
        {fault !== undefined && faultMessage(question, fault, words)}
      </p>
    </>
  )
  const described = [help && `${id}-help`, fault && `${id}-error`].filter(Boolean).join(' ')
  const common = {
    'aria-describedby': described || undefined,
    'aria-invalid': fault === undefined ? undefined : true,
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

function Control({ question, given, words, common }: ControlProps): ReactNode {
  const { kind, choices, autocomplete } = question
  const typed1 = given[0] ?? ''
  if (kind === 'select') {
    return (
      <span className="form-select">
        <select className="form-control" defaultValue={typed1} {...common}>
          <option value="">{words.choose}</option>
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

import { formatMessage } from '@prospectus/content/messages/format-message'
import type { Assessment, AssessmentQuestion } from '@prospectus/content/schema/stories/assessment'
import type { ReactNode } from 'react'
import type { CmsMessages } from '../../messages/messages.ts'
import { type EmbedParameters, queryOf } from '../page/embed-parameters.ts'
import { countQuestions, MAX_POINTS } from './scoring.ts'

interface QuestionPageProps {
  readonly id: string
  readonly title: string
  readonly assessment: Assessment
  readonly messages: CmsMessages
  readonly embed: EmbedParameters
  /** Points by question; undefined for an unanswered one. */
  readonly pointsByQuestion: readonly (number | undefined)[]
  /** True to show unanswered questions as errors. */
  readonly isSubmitted: boolean
}

/** All questions in one form. With script, `steps.script.ts` shows one part of the form at a time. */
export function QuestionPage(props: QuestionPageProps): ReactNode {
  const { id, title, assessment, messages, embed, pointsByQuestion, isSubmitted } = props
  const { edition = '', introduction, dimensions } = assessment
  const count = countQuestions(assessment)
  const unanswered = isSubmitted
    ? numbersUpTo(count).filter((n) => pointsByQuestion[n - 1] === undefined)
    : []
  const { assessment: texts, lang } = messages
  let questionsBefore = 0
  return (
    <main>
      <h1 className={embed.isEmbedded ? 'visually-hidden' : 'assessment-title'}>{title}</h1>
      {introduction !== undefined && <p className="lede">{introduction}</p>}
      {unanswered.length > 0 && (
        <UnansweredQuestions
          numbers={unanswered}
          questions={dimensions.flatMap(({ questions }) => questions)}
          messages={messages}
        />
      )}
      <form
        className="assessment-form"
        action={`/assessment/${id}/result`}
        data-steps={`assessment ${id} ${edition}`}
      >
        {Object.entries(queryOf(embed)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="assessment-progress" data-progress hidden>
          <progress
            max={count}
            value={0}
            aria-label={formatMessage(texts.answered, { number: 0, of: count }, lang)}
          />
          {numbersUpTo(count + 1).map((n) => (
            <span key={n} data-answered={n - 1} hidden>
              {formatMessage(texts.answered, { number: n - 1, of: count }, lang)}
            </span>
          ))}
        </p>
        {dimensions.map(({ uid, name, questions }, index) => {
          const firstNumber = questionsBefore + 1
          questionsBefore += questions.length
          return (
            <section key={uid} className="assessment-part" aria-labelledby={`part-${index + 1}`}>
              <h2 id={`part-${index + 1}`} className="assessment-part-name" tabIndex={-1}>
                <span className="assessment-part-number">
                  {formatMessage(texts.part, { number: index + 1, of: dimensions.length }, lang)}
                </span>
                {name}
              </h2>
              {questions.map((question, offset) => (
                <Question
                  key={question.uid}
                  number={firstNumber + offset}
                  question={question}
                  points={pointsByQuestion[firstNumber + offset - 1]}
                  error={unanswered.includes(firstNumber + offset) ? texts.choose : undefined}
                />
              ))}
            </section>
          )
        })}
        <p className="assessment-moves">
          <button type="button" className="button button-secondary" data-back hidden>
            {texts.back}
          </button>
          <button type="button" className="button button-primary" data-next hidden>
            {texts.next}
          </button>
          <button type="submit" className="button button-primary">
            {texts.show}
          </button>
        </p>
        <p
          className="assessment-choose"
          id="choose"
          data-choose
          role="status"
          data-text={texts.choose}
        />
      </form>
    </main>
  )
}

interface QuestionProps {
  readonly number: number
  readonly question: AssessmentQuestion
  readonly points: number | undefined
  readonly error: string | undefined
}

function Question({ number, question, points, error }: QuestionProps): ReactNode {
  const name = `q${number}`
  const errorId = `${name}-fault`
  return (
    <fieldset className="assessment-question" aria-describedby={error && errorId}>
      <legend>
        <span className="assessment-number">{number}</span> {question.question}
      </legend>
      {error !== undefined && (
        <p id={errorId} className="assessment-fault">
          {error}
        </p>
      )}
      <div className="assessment-answers">
        {answersOf(question).map((answer, value) => (
          <label key={answer} className="assessment-answer">
            <input
              type="radio"
              id={value === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={value === points}
            />
            <span>{answer}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface UnansweredQuestionsProps {
  readonly numbers: readonly number[]
  readonly questions: readonly AssessmentQuestion[]
  readonly messages: CmsMessages
}

/** Links to the unanswered questions; focused by `steps.script.ts` on load. */
function UnansweredQuestions({
  numbers,
  questions,
  messages,
}: UnansweredQuestionsProps): ReactNode {
  return (
    <div className="assessment-missing" role="alert" tabIndex={-1} data-missing>
      <p>
        {formatMessage(messages.assessment.unanswered, { count: numbers.length }, messages.lang)}
      </p>
      <ol>
        {numbers.map((number) => (
          <li key={number} value={number}>
            <a href={`#q${number}`}>{questions[number - 1]?.question}</a>
          </li>
        ))}
      </ol>
    </div>
  )
}

function answersOf(question: AssessmentQuestion): readonly string[] {
  const { answer_0, answer_1, answer_2, answer_3, answer_4 } = question
  return [answer_0, answer_1, answer_2, answer_3, answer_4].slice(0, MAX_POINTS + 1)
}

function numbersUpTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

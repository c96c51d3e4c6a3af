import { formatIn } from '@prospectus/content/messages/day'
import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { statusAt } from '@prospectus/portfolio/project-curves'
import type { Dataset } from '../schema/dataset.ts'
import { Avatar } from './avatar.tsx'
import { amountFormat } from './dataset-format.ts'
import type { DatasetProps } from './use-dataset.ts'

type Decision = Dataset['decisions'][number]

/** Board of a dataset's decisions, by gate. Its first decision is open; those without a date wait in short. */
export function DatasetBoard({ id, messages, dataset }: DatasetProps) {
  const { board, decision: text } = messages
  const amount = amountFormat(dataset, messages, 2)
  const statusOf = ({ project }: Decision) => {
    const match = dataset.projects.find(({ name }) => name === project)
    return match && statusAt(match)
  }
  const worthOf = (decision: Decision) => decision.value ?? statusOf(decision)?.budget ?? 0
  const day = (date: Date) =>
    formatIn(messages.locale, date, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const [opened] = dataset.decisions
  const gates = [...new Set(dataset.decisions.map(({ name }) => name))].toSorted()
  return (
    <figure className="board" aria-labelledby={`${id}-title`}>
      <figcaption className="board-title" id={`${id}-title`}>
        <strong>{board.title}</strong> <span>{opened?.channel}</span>
      </figcaption>
      <div className="board-gates">
        {gates.map((gate) => {
          const decisions = dataset.decisions.filter(({ name }) => name === gate)
          const due = decisions.filter((decision) => decision.due !== undefined)
          const isOpen = gate === opened?.name
          return (
            <div key={gate} className={isOpen ? 'board-gate board-gate-open' : 'board-gate'}>
              <p className="board-gate-name">
                <strong>{gate}</strong>{' '}
                <span>{amount(due.reduce((sum, decision) => sum + worthOf(decision), 0))}</span>
              </p>
              {decisions.map((decision) =>
                decision === opened ? (
                  <OpenCard
                    key={decision.uid}
                    decision={decision}
                    people={dataset.people}
                    day={decision.due && day(decision.due)}
                    facts={[
                      [text.budget, amount(worthOf(decision))],
                      [text.estimate, amount(statusOf(decision)?.forecastCost ?? 0)],
                    ]}
                    evidence={fillPlaceholders(text.accepted, {
                      accepted: decision.accepted ?? 0,
                      all: decision.evidence ?? 0,
                    })}
                  />
                ) : (
                  <div
                    key={decision.uid}
                    className={decision.due ? 'board-card' : 'board-card board-card-later'}
                  >
                    <p className="board-name">{decision.project}</p>
                    <p className="board-facts figures">
                      {amount(worthOf(decision))}
                      <span>{decision.due ? day(decision.due) : board.later}</span>
                    </p>
                    {decision.asked_by !== undefined && (
                      <Person name={decision.asked_by} people={dataset.people} />
                    )}
                  </div>
                ),
              )}
            </div>
          )
        })}
      </div>
    </figure>
  )
}

function Person(props: Parameters<typeof Avatar>[0]) {
  return (
    <p className="board-person">
      <Avatar {...props} />
      {props.name}
    </p>
  )
}

interface OpenCardProps {
  readonly decision: Decision
  readonly people: Dataset['people']
  readonly day: string | undefined
  readonly facts: readonly (readonly [term: string, value: string])[]
  readonly evidence: string
}

/** The card of the decision that is open, with a box for each item of its evidence. */
function OpenCard({ decision, people, day, facts, evidence: evidenceText }: OpenCardProps) {
  const { project, asked_by: asker, accepted = 0, evidence = 0 } = decision
  return (
    <div className="board-open theme-dark">
      <svg className="board-needle" viewBox="0 0 28 16" aria-hidden="true">
        <path d="M1 15h26L14 1z" />
      </svg>
      {day !== undefined && <p className="board-open-day">{day}</p>}
      <p className="board-open-name">{project}</p>
      {asker !== undefined && <Person name={asker} people={people} />}
      <dl className="board-open-facts figures">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {evidence > 0 && (
        <svg className="board-evidence" viewBox={`0 0 ${evidence * 10 - 2} 12`} aria-hidden="true">
          {Array.from({ length: evidence }, (_, at) => (
            <path
              key={at}
              className={at < accepted ? 'board-accepted' : undefined}
              d={`M${at * 10 + 0.5} 0.5h7v11h-7z`}
            />
          ))}
        </svg>
      )}
      {evidence > 0 && <p className="board-evidence-text">{evidenceText}</p>}
    </div>
  )
}

import { formatIn } from '@prospectus/content/messages/day'
import { statusAt } from '@prospectus/portfolio/course'
import type { ReactNode } from 'react'
import type { Dataset } from '../schema/dataset.ts'
import { amountFormat, indexFormat } from './dataset-format.ts'
import type { DatasetProps } from './use-dataset.ts'

type Message = Dataset['decisions'][number]['messages'][number]

/** A gate decision in a chat: what is said around a card, whose figures are those of its project. */
export function DatasetDecision({ id, messages, dataset }: DatasetProps): ReactNode {
  const text = messages.screens.decision
  const [decision] = dataset.decisions
  const project = dataset.projects.find(({ name }) => name === decision?.project)
  if (decision === undefined || project === undefined) return null
  const { budget, scheduleIndex, costIndex, forecastCost } = statusAt(project)
  const amount = amountFormat(dataset, messages, 2)
  const index = indexFormat(messages)
  const { accepted = 0, evidence = 0, channel, due, people } = decision
  const facts = [
    [text.budget, amount(budget)],
    [text.indices, text.and(index(scheduleIndex), index(costIndex))],
    // As exact as the budget, so that the two can be compared.
    [text.estimate, forecastCost === undefined ? '–' : amount(forecastCost)],
    [text.evidence, text.accepted(accepted, evidence)],
  ] as const
  const [asked, ...later] = decision.messages
  return (
    <figure className="decision" aria-labelledby={`${id}-channel`}>
      <figcaption className="decision-channel" id={`${id}-channel`}>
        <strong>{channel ?? project.name}</strong>
        {people !== undefined && <span>{text.people(people)}</span>}
      </figcaption>
      {asked !== undefined && <Said message={asked} />}
      <div className="decision-card">
        <p className="decision-gate">{text.gateOf(decision.name, project.name)}</p>
        {due !== undefined && (
          <p className="decision-due">{text.decideBy(formatIn(messages.locale, due, LONG))}</p>
        )}
        <dl className="decision-facts figures">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="decision-choices">
          {text.choices.map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
      </div>
      {later.map((message) => (
        <Said key={message.uid} message={message} />
      ))}
    </figure>
  )
}

const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

function Said({ message: { name, time, says } }: { readonly message: Message }): ReactNode {
  return (
    <div className="decision-said">
      <p>
        <strong>{name}</strong> {time}
      </p>
      {says !== undefined && <p>{says}</p>}
    </div>
  )
}

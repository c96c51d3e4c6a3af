import { formatIn } from '@prospectus/content/messages/day'
import { statusAt } from '@prospectus/portfolio/course'
import type { ReactNode } from 'react'
import type { World } from '../schema/world.ts'
import type { WorldProps } from './use-world.ts'
import { amountFormat, indexFormat } from './world-format.ts'

type Message = World['decisions'][number]['messages'][number]

/** A gate decision in a chat: what is said around a card, whose figures are those of its project. */
export function WorldDecision({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.screens.decision
  const [decision] = world.decisions
  const project = world.projects.find(({ name }) => name === decision?.project)
  if (decision === undefined || project === undefined) return null
  const { budget, scheduleIndex, costIndex, forecastCost } = statusAt(project)
  const amount = amountFormat(world, messages, 2)
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

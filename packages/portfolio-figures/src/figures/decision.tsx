import { formatIn } from '@prospectus/content/messages/day'
import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { statusAt } from '@prospectus/portfolio/project-curves'
import type { Dataset } from '../schema/dataset.ts'
import { Avatar } from './avatar.tsx'
import { amountFormat, indexFormat } from './dataset-format.ts'
import type { DatasetProps } from './use-dataset.ts'

type Message = Dataset['decisions'][number]['messages'][number]

/** Gate decision in a chat, with a card of the project's figures. */
export function DatasetDecision({ id, messages, dataset }: DatasetProps) {
  const text = messages.decision
  const [decision] = dataset.decisions
  const project = dataset.projects.find(({ name }) => name === decision?.project)
  if (decision === undefined || project === undefined) return null
  const { budget, scheduleIndex, costIndex, forecastCost } = statusAt(project)
  const amount = amountFormat(dataset, messages, 2)
  const index = indexFormat(messages)
  const { accepted = 0, evidence = 0, channel, due, people } = decision
  const rows = [
    [text.budget, amount(budget)],
    [
      text.indices,
      fillPlaceholders(text.and, { one: index(scheduleIndex), other: index(costIndex) }),
    ],
    // Same precision as the budget, for comparison.
    [text.estimate, forecastCost === undefined ? '–' : amount(forecastCost)],
    [text.evidence, fillPlaceholders(text.accepted, { accepted, all: evidence })],
  ] as const
  const [firstMessage, ...otherMessages] = decision.messages
  return (
    <figure className="decision" aria-labelledby={`${id}-channel`}>
      <figcaption className="decision-channel" id={`${id}-channel`}>
        <strong>{channel ?? project.name}</strong>
        {people !== undefined && <span>{fillPlaceholders(text.people, { count: people })}</span>}
      </figcaption>
      {firstMessage !== undefined && <ChatMessage message={firstMessage} people={dataset.people} />}
      <div className="decision-card">
        <p className="decision-gate">
          {fillPlaceholders(text.gateOf, { gate: decision.name, project: project.name })}
        </p>
        {due !== undefined && (
          <p className="decision-due">
            {fillPlaceholders(text.decideBy, { date: formatIn(messages.locale, due, LONG_DATE) })}
          </p>
        )}
        <dl className="decision-facts figures">
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="decision-choices">
          {Object.values(messages.decisionChoices).map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
      </div>
      {otherMessages.map((message) => (
        <ChatMessage key={message.uid} message={message} people={dataset.people} />
      ))}
      <p className="decision-composer" aria-hidden="true">
        {text.write}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 3l20 9-20 9 3-9zM5 12h9" />
        </svg>
      </p>
    </figure>
  )
}

const LONG_DATE = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

interface ChatMessageProps {
  readonly message: Message
  readonly people: Dataset['people']
}

function ChatMessage({ message: { name, time, says }, people }: ChatMessageProps) {
  return (
    <div className="decision-message">
      <Avatar name={name} people={people} />
      <div>
        <p>
          <strong>{name}</strong> {time}
        </p>
        {says !== undefined && <p>{says}</p>}
      </div>
    </div>
  )
}

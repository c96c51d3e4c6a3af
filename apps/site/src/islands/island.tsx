import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * Trigger that starts a script. `load`: immediately. `visible`: its element is nearly in view. `approach`: as
 * `visible`, but only after the visitor's first action. `interaction`: the visitor moves towards the element. `idle`:
 * as `interaction`, or the browser is idle.
 */
export type StartTrigger = 'load' | 'idle' | 'visible' | 'interaction' | 'approach'

interface IslandProps<Props extends object> {
  /** Stem of its `<name>.island.tsx`. */
  readonly name: string
  readonly component: ComponentType<Props>
  /** Sent to the browser as JSON. */
  readonly props: Props
  /** Unique on the page, such as `elementId` of the block's uid; prefixes the ids inside. */
  readonly id: string
  readonly when?: StartTrigger
}

/**
 * A part of the page that React hydrates, rendered separately so that its ids match those of `hydrateRoot`. Context
 * does not reach into it, and its components must not render another `<Island>`.
 */
export function Island<Props extends object>({
  name,
  component,
  props,
  id,
  when = 'visible',
}: IslandProps<Props>): ReactNode {
  const html = renderToString(createElement(component, props), { identifierPrefix: `${id}-` })
  return (
    <div
      className="island"
      data-island={name}
      data-when={when}
      data-prefix={`${id}-`}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

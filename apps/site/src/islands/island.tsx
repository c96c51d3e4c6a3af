import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * When the browser makes an island or an enhancer work: `interaction` means as soon as the visitor moves
 * towards it, `idle` the same, and at the latest when there is nothing else to do.
 */
export type When = 'load' | 'idle' | 'visible' | 'interaction'

interface IslandProps<Props extends object> {
  /** Stem of its `<name>.island.tsx`. */
  readonly name: string
  readonly component: ComponentType<Props>
  /** Sent to the browser as JSON: nothing but what the component shows. */
  readonly props: Props
  /** Unique on the page: the block's `_uid`. Ids inside begin with it, on both sides. */
  readonly id: string
  readonly when?: When
}

/**
 * A part of the page that React takes over in the browser. It is a root of its own: rendered here by
 * its own `renderToString`, so that its ids agree with those of `hydrateRoot` there. Context does not
 * cross into it, and other islands stand in it only as plain components.
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

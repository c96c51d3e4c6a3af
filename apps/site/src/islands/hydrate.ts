import type { ComponentType, ReactNode } from 'react'
import { Component, createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates an `<Island>` in short steps, so that the browser stays responsive; a click on it hydrates it at once. */
export function hydrate<Props extends object>(
  element: HTMLElement,
  component: ComponentType<Props>,
): void {
  const { props = '{}', prefix: identifierPrefix = '' } = element.dataset
  const html = element.innerHTML
  const onHydrated = () => {
    element.dataset.hydrated = ''
  }
  const withFallback = (newProps: object) =>
    createElement(HtmlFallback, { html, onHydrated }, createElement(component, newProps as Props))
  startTransition(() => {
    const root = hydrateRoot(element, withFallback(JSON.parse(props)), { identifierPrefix })
    propsUpdaters.set(element, (newProps) => root.render(withFallback(newProps)))
  })
}

/** Functions that render a hydrated island with new props, by the island's element. */
export const propsUpdaters = new WeakMap<Element, (props: object) => void>()

interface HtmlFallbackProps {
  /** The server's HTML, shown when the island crashes. */
  readonly html: string
  readonly onHydrated: () => void
  readonly children?: ReactNode
}

class HtmlFallback extends Component<HtmlFallbackProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidMount() {
    if (!this.state.hasCrashed) this.props.onHydrated()
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children
    return createElement('div', { dangerouslySetInnerHTML: { __html: this.props.html } })
  }
}

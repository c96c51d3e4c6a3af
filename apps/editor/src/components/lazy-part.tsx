import { Component, type ReactNode, Suspense } from 'react'
import { translate } from '../messages/messages.ts'
import { Dialog } from './dialog.tsx'
import { View } from './view.tsx'

interface LazyPartProps {
  /** Shown while the part is loading. */
  readonly loading?: ReactNode
  /** Title of a part that is a view of its own. */
  readonly title?: string
  /** Closes a part that is a dialog, whose problem is then shown in a dialog too. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/**
 * A part of the editor, or the whole of it. When it cannot be loaded on demand, or breaks, a problem is shown in its
 * place; React would otherwise empty the page.
 */
export class LazyPart extends Component<LazyPartProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { loading, title, onClose, children } = this.props
    if (!this.state.hasFailed) return <Suspense fallback={loading}>{children}</Suspense>
    const problem = translate('components.partFailed')
    // A browser may keep a failed import, so that only a new page tries it again.
    const reload = (
      <button type="button" onClick={() => location.reload()}>
        {translate('components.reload')}
      </button>
    )
    if (onClose === undefined) {
      const notice = (
        <div role="alert" className="notice is-fault">
          <p>{problem}</p>
          {reload}
        </div>
      )
      return title === undefined ? notice : <View title={title}>{notice}</View>
    }
    return (
      <Dialog title={problem} size="middle" onClose={onClose} actions={reload}>
        <p role="alert">{translate('components.partFailedHelp')}</p>
      </Dialog>
    )
  }
}

import type { ReactNode } from 'react'
import type { BridgeAddress } from './bridge-address.ts'

interface LiveCoverProps {
  readonly storyId: number
  /** Whether the story shows on every page, as settings do: links then lead to pages that show it too. */
  readonly everywhere?: boolean
  readonly bridge: BridgeAddress
}

/** What an editor sees until the page follows what he types; its script finds here what it has to know. */
export function LiveCover({ storyId, everywhere, bridge }: LiveCoverProps): ReactNode {
  return (
    <div
      id="live-cover"
      className="live-cover"
      role="status"
      data-story={storyId}
      data-everywhere={everywhere ? '' : undefined}
      data-bridge={bridge.url}
      data-parent={bridge.parent}
    >
      <p>Connecting the preview to the editor …</p>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { BridgeAddress } from './bridge-address.ts'

interface LiveCoverProps {
  readonly storyId: number
  readonly bridge: BridgeAddress
}

/** What an editor sees until the page follows what he types; its script finds here what it has to know. */
export function LiveCover({ storyId, bridge }: LiveCoverProps): ReactNode {
  return (
    <div
      id="live-cover"
      className="live-cover"
      role="status"
      data-story={storyId}
      data-bridge={bridge.url}
      data-parent={bridge.parent}
    >
      <p>Connecting the preview to the editor …</p>
    </div>
  )
}

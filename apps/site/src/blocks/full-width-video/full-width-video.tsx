import type { FullWidthVideo } from '@prospectus/content/schema/blocks/full-width-video'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { elementId } from '../../rendering/element-id.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { Transcript } from '../../ui/transcript/transcript.tsx'
import { isSelfHostedVideo, VideoPlayer } from '../../ui/video-player/video-player.tsx'

export const fullWidthVideoView = view<'full-width-video'>(FullWidthVideoView, {
  titlesPage: 'if-headed',
})

/** A video as wide as the content, with heading, captions and transcript (BLOCK-2). */
function FullWidthVideoView(props: BlockViewProps<'full-width-video'>) {
  const { block, headingLevel } = props
  const id = elementId('film', block.uid)
  const { href } = block.video_url
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <div className="full-width-video-stage">
        <VideoPlayer
          id={id}
          link={block.video_url}
          title={useVideoTitle(block)}
          poster={block.poster}
          captions={block.captions}
          hasTranscript={block.transcript !== undefined}
          sizes="(min-width: 84rem) 84rem, 100vw"
        />
      </div>
      {block.transcript !== undefined && (
        <div className="full-width-video-transcript twelve-columns">
          <Transcript
            content={block.transcript}
            recording={isSelfHostedVideo(block.video_url) ? { id, src: href } : undefined}
          />
        </div>
      )}
    </div>
  )
}

function useVideoTitle({ heading, poster }: FullWidthVideo): string {
  const { story, messages } = usePage()
  return heading ?? (poster?.alt || story?.name || messages.player.untitled)
}

import type { ReactNode } from 'react'
import { AudioPlayer } from '../../ui/audio-player/audio-player.tsx'
import { Cover } from '../../ui/cover/cover.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'
import { Chapters, Transcript } from '../../ui/transcript/transcript.tsx'
import { isSelfHostedVideo, VideoPlayer } from '../../ui/video-player/video-player.tsx'
import { hasRecording, type ResourcePage } from './resource-page.ts'

export function ResourceAudio({ resource }: { readonly resource: ResourcePage }): ReactNode {
  const { content, story } = resource
  if (content.audio === undefined) return null
  return (
    <div className="resource-media resource-media-sound">
      <AudioPlayer id={RECORDING_ID} src={content.audio.path} title={story.name} />
      <div className="resource-media-note">
        <RecordingNote resource={resource} />
      </div>
      <Chapters
        transcript={content.transcript}
        recording={{ id: RECORDING_ID, src: content.audio.path }}
      />
    </div>
  )
}

/** The video with its player. Videos of other sites need consent, and those without a player are links. */
export function ResourceVideo({ resource }: { readonly resource: ResourcePage }): ReactNode {
  const { content, story } = resource
  if (content.video === undefined) return null
  return (
    <div className="resource-media resource-media-stage">
      <VideoPlayer
        id={content.audio === undefined ? RECORDING_ID : undefined}
        link={content.video}
        title={story.name}
        poster={content.image}
        captions={content.captions}
        hasTranscript={content.transcript !== undefined}
        cover={
          <Cover
            section={story.section}
            themes={content.themes}
            seed={story.uuid}
            title={story.name}
          />
        }
        sizes="(min-width: 82rem) 82rem, 100vw"
        note={content.audio === undefined ? <RecordingNote resource={resource} /> : undefined}
      />
    </div>
  )
}

/** The transcript: closed if there is a recording, with links to its times if the site serves it; open without one. */
export function ResourceTranscript({ resource }: { readonly resource: ResourcePage }): ReactNode {
  const { audio, video, transcript } = resource.content
  const videoSrc = video !== undefined && isSelfHostedVideo(video) ? video.href : undefined
  const src = audio?.path ?? videoSrc
  const messages = resource.messages.resource
  return (
    <Transcript
      title={hasRecording(resource.content) ? messages.transcript : messages.conversation}
      content={transcript}
      recording={src === undefined ? src : { id: RECORDING_ID, src }}
      open={!hasRecording(resource.content)}
    />
  )
}

function RecordingNote({ resource }: { readonly resource: ResourcePage }): ReactNode {
  return <RichTextView content={resource.content.recordingNote} size="short" />
}

/** A resource has one recording: its audio, else its video. */
const RECORDING_ID = 'recording'

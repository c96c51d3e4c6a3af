import type { Asset } from '@prospectus/content/stories/asset'
import { Cover } from '../../ui/cover/cover.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'
import type { ResourcePage } from './resource-page.ts'

/** The episode to listen to, with the browser's own player (BLOCK-12). */
export function ResourceAudio({ resource }: { readonly resource: ResourcePage }) {
  const { content, story, messages } = resource
  if (content.audio === undefined) return null
  return (
    <div className="resource-media resource-media-sound">
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands in the transcript */}
      <audio
        className="resource-media-audio"
        controls
        preload="none"
        src={content.audio.path}
        aria-label={`${messages.player.label}: ${story.name}`}
      />
      {content.duration && (
        <p className="resource-media-length">
          {messages.resource.duration} {content.duration}
        </p>
      )}
    </div>
  )
}

/** What is said, folded away. */
export function ResourceTranscript({ resource }: { readonly resource: ResourcePage }) {
  const { content, messages } = resource
  if (content.transcript === undefined) return null
  return (
    <details className="resource-media resource-media-transcript">
      <summary>{messages.resource.transcript}</summary>
      <div className="resource-media-said">
        <RichTextView content={content.transcript} />
      </div>
    </details>
  )
}

/** The video itself when it is a file of ours, otherwise its picture with a link to where it is. */
export function ResourceVideo({ resource }: { readonly resource: ResourcePage }) {
  const { content, story, lang, messages } = resource
  if (content.video === undefined) return null
  const { href, external } = content.video
  if (isVideoFile(href) && !external) {
    return (
      <div className="resource-media resource-media-stage">
        {/* biome-ignore lint/a11y/useMediaCaption: captions are there whenever an editor gave them */}
        <video
          className="resource-media-video"
          controls
          playsInline
          preload="metadata"
          poster={content.image && posterOf(content.image)}
          aria-label={story.name}
        >
          <source src={href} />
          {content.captions && (
            <track
              kind="captions"
              src={content.captions.path}
              srcLang={lang}
              label={messages.languageName}
              default
            />
          )}
        </video>
      </div>
    )
  }
  return (
    <a
      className="resource-media resource-media-stage resource-media-facade"
      href={href}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener' : undefined}
    >
      {content.image ? (
        <Picture
          asset={{ ...content.image, alt: '' }}
          aspect="16/9"
          sizes="(min-width: 82rem) 82rem, 100vw"
        />
      ) : (
        <Cover section={story.section} themes={content.themes} seed={story.uuid} />
      )}
      <span className="resource-media-play">
        <Icon name="play" />
        <span>
          {messages.player.playVideo(story.name)}
          {external && <span className="visually-hidden"> ({messages.layout.externalNewTab})</span>}
        </span>
      </span>
    </a>
  )
}

function isVideoFile(href: string): boolean {
  return /\.(mp4|webm|m4v)(\?|#|$)/i.test(href)
}

/** SVG posters are shown as they are; others are asked for in the size of the stage. */
function posterOf(image: Asset): string {
  return image.name.toLowerCase().endsWith('.svg') ? image.path : `${image.path}/m/1280x720/smart`
}

import { usePage } from '../../rendering/page-view.ts'
import { Blocks } from '../blocks.tsx'
import { Dropped } from '../dropped.tsx'
import { ResourceDocument, ResourcePaper } from './resource-document.tsx'
import { ResourceDownloads } from './resource-downloads.tsx'
import { ResourceFigures } from './resource-figures.tsx'
import { ResourceMasthead, ResourcePicture } from './resource-masthead.tsx'
import { ResourceAudio, ResourceTranscript, ResourceVideo } from './resource-media.tsx'
import { type ResourcePage, relatedCards, resourcePage } from './resource-page.ts'
import { ResourceRelated } from './resource-related.tsx'
import { ResourceWhen } from './resource-when.tsx'

/** The page of a resource: one family, and an arrangement for each kind (BLOCK-12). */
export function ResourceLayout() {
  const page = usePage()
  const resource = resourcePage(page)
  const { content, kind } = resource
  const dropped = page.story?.dropped ?? []
  return (
    <div className="resource-layout">
      <Dropped faults={dropped} />
      <Head resource={resource} />
      {kind !== 'video' && content.video && (
        <div className="resource-layout-video container">
          <ResourceVideo resource={resource} />
        </div>
      )}
      {kind === 'document' && <ResourceDocument resource={resource} />}
      <div className="resource-layout-body">
        <Blocks blocks={content.body} />
      </div>
      {content.transcript && (
        <div className="resource-layout-column container">
          <ResourceTranscript resource={resource} />
        </div>
      )}
      {kind !== 'document' && content.downloads.length + content.gatedDownloads.length > 0 && (
        <div className="resource-layout-column container">
          <ResourceDownloads resource={resource} />
        </div>
      )}
      <ResourceRelated resource={resource} cards={relatedCards(page)} />
    </div>
  )
}

function Head({ resource }: { readonly resource: ResourcePage }) {
  switch (resource.kind) {
    case 'podcast':
      return <ResourceMasthead resource={resource} below={<ResourceAudio resource={resource} />} />
    case 'video':
      return resource.content.video ? (
        <ResourceMasthead
          resource={resource}
          beside={null}
          below={<ResourceVideo resource={resource} />}
        />
      ) : (
        <ResourceMasthead resource={resource} />
      )
    case 'event':
      return (
        <ResourceMasthead
          resource={resource}
          beside={
            <div className="resource-masthead-slip">
              <ResourcePicture resource={resource} />
              <ResourceWhen resource={resource} />
            </div>
          }
        />
      )
    case 'document':
      return (
        <ResourceMasthead
          resource={resource}
          beside={
            <div className="resource-masthead-pile">
              <ResourcePaper resource={resource} />
              <ResourceDownloads resource={resource} />
            </div>
          }
        />
      )
    case 'case':
      return (
        <ResourceMasthead resource={resource} below={<ResourceFigures resource={resource} />} />
      )
    default:
      return <ResourceMasthead resource={resource} />
  }
}

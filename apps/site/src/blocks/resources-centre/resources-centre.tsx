import { Island } from '../../islands/island.tsx'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { elementId } from '../../rendering/element-id.ts'
import { usePage } from '../../rendering/page-view.ts'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'
import type { ResourcesData } from './resources-centre.data.ts'
import Resources from './resources-centre.island.tsx'
import { loadResources } from './resources-centre.load.ts'

/** Every resource, filtered and paged by plain addresses, and without another page where script works (RES-0 to RES-8). */
export const resourcesCentreView = viewWithData<'resources-centre', ResourcesData>(
  ResourcesCentre,
  loadResources,
  { titlesPage: true },
)

function ResourcesCentre({
  block,
  data,
  headingLevel,
}: BlockViewProps<'resources-centre', ResourcesData>) {
  const { messages, mode, storiesToken: token } = usePage()
  const Heading = `h${headingLevel}` as const
  const id = elementId('resources', block.uid)
  const props = { data, id, cardLevel: headingLevel === 1 ? 2 : 3 } as const
  return (
    <div className="container resources-centre-sheet">
      <div className="resources-centre-head">
        <Heading className="resources-centre-heading">
          {block.heading ?? messages.resources.title}
        </Heading>
        <RichTextView content={block.description} size="short" />
      </div>
      {token === undefined ? (
        <Resources {...props} />
      ) : (
        <>
          <Island
            name="resources-centre"
            component={Resources}
            props={{ ...props, token }}
            id={id}
            when={mode === 'preview' ? 'idle' : 'approach'}
          />
          <template>
            <i className={LATER_STEMS} />
          </template>
        </>
      )}
    </div>
  )
}

/**
 * Markup that later lists may need but the served one lacks: a page only gets the styles of classes that
 * occur in it.
 */
const LATER_STEMS =
  'article-card button cover drawn-rule empty-state gap-drawing icon pagination picture'

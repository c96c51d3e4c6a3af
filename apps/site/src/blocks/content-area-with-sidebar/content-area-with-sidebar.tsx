import type { Asset } from '@prospectus/content/schema/assets/asset'
import type { ContentAreaWithSidebar } from '@prospectus/content/schema/blocks/content-area-with-sidebar'
import { tableOfContents } from '@prospectus/content/schema/rich-text/table-of-contents'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ContentsList } from '../../ui/contents-list/contents-list.tsx'
import { Links } from '../../ui/links/links.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const contentAreaWithSidebarView = view<'content-area-with-sidebar'>(SidebarAreaView, {
  titlesPage: 'if-headed',
})

/** Running text with notes and a document beside it (BLOCK-2). */
function SidebarAreaView(props: BlockViewProps<'content-area-with-sidebar'>) {
  const { block, headingLevel } = props
  const Heading = `h${headingLevel}` as const
  const contents = block.show_contents ? tableOfContents(block.body) : []
  return (
    <div className="content-area-with-sidebar-columns twelve-columns container">
      {block.heading !== undefined && (
        <Heading className="content-area-with-sidebar-heading">{block.heading}</Heading>
      )}
      <ContentsList items={contents} labelSuffix={block.heading} />
      <div className="content-area-with-sidebar-body">
        <RichTextView content={block.body} />
      </div>
      <Sidebar block={block} />
    </div>
  )
}

function Sidebar({ block }: { readonly block: ContentAreaWithSidebar }) {
  const { isFileMissing } = usePage()
  const title = block.sidebar_heading
  const Heading = `h${block.heading === undefined ? 2 : 3}` as const
  return (
    <div className="content-area-with-sidebar-side">
      {title !== undefined && (
        <Heading className="content-area-with-sidebar-title">{title}</Heading>
      )}
      <RichTextView content={block.sidebar} size="short" />
      {block.file !== undefined && !isFileMissing?.(block.file.path) && (
        <Download file={block.file} />
      )}
      <Links links={block.links} />
    </div>
  )
}

/** A same-origin download (BLOCK-9), labelled with its file type. */
function Download({ file }: { readonly file: Asset }) {
  const { download, downloadPdf } = usePage().messages.resource
  const fileType = /\.([a-z0-9]{2,5})$/i.exec(file.name)?.[1]?.toUpperCase()
  return (
    <ButtonLink
      link={{ href: file.path, isExternal: false, opensNewTab: false, isFile: true }}
      type="primary"
      download
    >
      {fileType === 'PDF'
        ? downloadPdf
        : [download, fileType && `(${fileType})`].filter(Boolean).join(' ')}
    </ButtonLink>
  )
}

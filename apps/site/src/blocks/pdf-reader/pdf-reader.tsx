import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { PdfViewer } from '../../ui/pdf-viewer/pdf-viewer.tsx'

export const pdfReaderView = view<'pdf-reader'>(PdfReaderView)

/** A PDF on the page, or a notice without one (BLOCK-9, MSG-1). */
function PdfReaderView({ block, headingLevel }: BlockViewProps<'pdf-reader'>) {
  const { messages, isFileMissing } = usePage()
  const { file, heading } = block
  return (
    <div className="container">
      <BlockHead heading={heading} level={headingLevel} />
      {file === undefined || !isPdf(file.name) || isFileMissing?.(file.path) ? (
        <p className="pdf-reader-missing">{messages.pdf.missing}</p>
      ) : (
        <PdfViewer
          file={file}
          title={file.title ?? heading ?? file.name}
          isTitleHidden={heading !== undefined && (file.title ?? heading) === heading}
        />
      )}
    </div>
  )
}

const isPdf = (name: string) => /\.pdf$/i.test(name)

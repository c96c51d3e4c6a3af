import type { ReactNode } from 'react'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { PdfViewer } from '../../ui/pdf-viewer/pdf-viewer.tsx'

export const pdfReaderView = view<'pdf-reader'>(PdfReaderView)

/** A PDF to read on the page; without one, a notice says what to do (BLOCK-9, MSG-1). */
function PdfReaderView({ block, headingLevel }: BlockViewProps<'pdf-reader'>): ReactNode {
  const { messages, isMissing } = usePage()
  const { file, heading } = block
  return (
    <div className="container">
      <BlockHead heading={heading} level={headingLevel} />
      {file === undefined || !isPdf(file.name) || isMissing?.(file.path) ? (
        <p className="pdf-reader-missing">{messages.pdf.missing}</p>
      ) : (
        <PdfViewer
          file={file}
          title={file.title ?? heading ?? file.name}
          titled={heading !== undefined && (file.title ?? heading) === heading}
        />
      )}
    </div>
  )
}

/** A file of another type cannot be read either. */
const isPdf = (name: string) => /\.pdf$/i.test(name)

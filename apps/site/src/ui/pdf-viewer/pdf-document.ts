import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import jbig2Url from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url'
import 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'
import { PdfFonts } from './pdf-fonts.ts'

/** Pages are read in pieces of this size as they are needed, never the whole file ahead. */
const CHUNK_BYTES = 128 * 1024

GlobalWorkerOptions.workerSrc = workerUrl

/**
 * Opens a PDF of this site (BLOCK-9). Everything that reads it comes from the site too, and works under a
 * policy of `script-src 'self'`: no WebAssembly, and no script of the document is run.
 *
 * @param url of the file, same origin
 * @param progressed told the share that has arrived, 0 to 1
 */
export function openDocument(
  url: string,
  progressed: (share: number) => void,
): Promise<PDFDocumentProxy> {
  const task = getDocument({
    url,
    useWasm: false,
    // pdf.js adds the file name of the decoder that it wants; both decoders lie in one folder.
    wasmUrl: new URL('./', new URL(jbig2Url, location.href)).href,
    useWorkerFetch: false,
    useSystemFonts: true,
    BinaryDataFactory: PdfFonts,
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: CHUNK_BYTES,
    verbosity: VerbosityLevel.ERRORS,
  })
  task.onProgress = ({ loaded, total }: { readonly loaded: number; readonly total: number }) => {
    if (total > 0) progressed(Math.min(1, loaded / total))
  }
  return task.promise
}

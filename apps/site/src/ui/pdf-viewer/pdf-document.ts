import 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import jbig2Url from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url'

/** Pages are read in chunks, never the whole file ahead. */
const CHUNK_BYTES = 128 * 1024

GlobalWorkerOptions.workerSrc = workerUrl

/**
 * Opens a PDF of this site (BLOCK-9) without WebAssembly or the document's scripts. `onProgress` gets the loaded share,
 * 0 to 1. Rejects with errors of pdf.js, such as `PasswordException`.
 */
export function openDocument(
  url: string,
  onProgress: (loadedShare: number) => void,
): Promise<PDFDocumentProxy> {
  const task = getDocument({
    url,
    useWasm: false,
    // pdf.js appends a decoder's file name; both are in one folder.
    wasmUrl: new URL('./', new URL(jbig2Url, location.href)).href,
    useWorkerFetch: false,
    useSystemFonts: true,
    BinaryDataFactory: BundledFiles,
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: CHUNK_BYTES,
    verbosity: VerbosityLevel.ERRORS,
  })
  task.onProgress = ({ loaded, total }: { readonly loaded: number; readonly total: number }) => {
    if (total > 0) onProgress(Math.min(1, loaded / total))
  }
  return task.promise
}

/** Character maps and symbol fonts, loaded on demand. For other missing fonts pdf.js uses the visitor's. */
const loadersByPath = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/Foxit{Symbol,Dingbats}.pfb',
  ],
  { query: '?url&inline', import: 'default', exhaustive: true },
)
const loadersByName = new Map(
  Object.entries(loadersByPath).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1),
    load,
  ]),
)

/** Loads character maps and fonts, in place of pdf.js's own fetching. */
class BundledFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const load = loadersByName.get(filename)
    if (load === undefined)
      throw new Error(
        `pdf.js asked for ${filename}, which is none of the bundled character maps and fonts`,
      )
    const address = await load()
    const bytes = atob(address.slice(address.indexOf(',') + 1))
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
  }
}

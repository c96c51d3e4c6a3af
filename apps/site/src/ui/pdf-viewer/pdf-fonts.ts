/**
 * Character maps and the two symbol fonts, for documents that do not contain their own. Each is a script that
 * holds the bytes of one file, loaded when a document asks for it. For all other missing fonts pdf.js uses
 * those of the visitor's system.
 */
const files = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/Foxit{Symbol,Dingbats}.pfb',
  ],
  { query: '?url&inline', import: 'default', exhaustive: true },
)
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]),
)

/** Where pdf.js gets these files from, instead of from addresses. */
export class PdfFonts {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const load = loaders.get(filename)
    if (load === undefined) throw new Error(`pdf.js has no file ${filename}`)
    const address = await load()
    const bytes = atob(address.slice(address.indexOf(',') + 1))
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
  }
}

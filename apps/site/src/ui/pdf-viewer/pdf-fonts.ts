/**
 * Character maps and the two symbol fonts, for documents that do not bring their own: each a script of
 * its own that holds the file's bytes, loaded when a document asks for it. In the place of all other
 * fonts that are missing, pdf.js takes those of the visitor's system.
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

/** Where pdf.js gets them from, in place of addresses. */
export class PdfFonts {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const load = loaders.get(filename)
    if (load === undefined) throw new Error(`pdf.js has no file ${filename}`)
    const address = await load()
    const bytes = atob(address.slice(address.indexOf(',') + 1))
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
  }
}

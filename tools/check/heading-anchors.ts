const HEADING = /^##+ (.+)$/gm

/** The anchors under which GitHub shows a document's headings, its title excepted. */
export function headingAnchors(text: string): readonly string[] {
  return [...text.matchAll(HEADING)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

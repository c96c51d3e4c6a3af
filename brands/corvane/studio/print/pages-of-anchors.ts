/**
 * Finds the page of each anchor that a printed document links to, from 1, for the page numbers of a table of contents.
 * Throws if the document has no page tree.
 */
export function pagesOfAnchors(pdf: Uint8Array): ReadonlyMap<string, number> {
  const text = Buffer.from(pdf).toString('latin1')
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\s*(<<.*?>>)\s*(?:endobj|stream)/gs)].map(
      ([, number = '', body = '']) => [number, body],
    ),
  )
  const [, root] = /\/Type \/Catalog.*?\/Pages (\d+) 0 R/s.exec(text) ?? []
  if (root === undefined)
    throw new Error('The PDF has no page tree; expected a PDF printed by Chromium')
  const pages = leaves(root, objects)
  return new Map(
    [...text.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g)].flatMap(([, anchor = '', page = '']) =>
      anchor === 'Dest' ? [] : [[anchor, pages.indexOf(page) + 1] as const],
    ),
  )
}

/** Object numbers of the pages below a node of the page tree, in order. */
function leaves(number: string, objects: ReadonlyMap<string, string>): readonly string[] {
  const [, kids] = /\/Kids \[(.*?)\]/s.exec(objects.get(number) ?? '') ?? []
  if (kids === undefined) return [number]
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => leaves(kid, objects))
}

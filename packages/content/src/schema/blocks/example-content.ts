import { type ExampleFile, exampleAssetHost, exampleFiles, exampleSpace } from './example-files.ts'

/** Raw content as the content system stores it, for the examples of blocks. */

/** A link to one of our stories, with its full slug at the time it was last published. */
export function storyLink(fullSlug: string) {
  return { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: fullSlug }
}

/** A link to another site, in a new tab. */
export function webLink(url: string) {
  return { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url, target: '_blank' }
}

/** A picture or file for examples. */
export function storedAsset(file: ExampleFile, alt: string) {
  return {
    fieldtype: 'asset',
    id: 4100,
    filename: `https://${exampleAssetHost}/f/${exampleSpace}/${exampleFiles[file]}`,
    alt,
    name: '',
    focus: '',
    title: '',
    source: '',
    copyright: '',
    is_external_url: false,
    meta_data: {},
  }
}

/** A rich text document of plain paragraphs. */
export function richParagraphs(...paragraphs: readonly string[]) {
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({
      type: 'paragraph',
      content: [{ type: 'text', text }],
    })),
  }
}

/** A rich text document of headings (level 2) and the paragraphs under them. */
export function richSections(sections: Readonly<Record<string, string>>) {
  return {
    type: 'doc',
    content: Object.entries(sections).flatMap(([heading, text]) => [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] },
      { type: 'paragraph', content: [{ type: 'text', text }] },
    ]),
  }
}

/** An entry of a block's list of links. */
export function linkEntry(type: 'primary' | 'secondary' | 'text', label: string, fullSlug: string) {
  return { _uid: `link-${fullSlug}`, component: 'link', type, label, link: storyLink(fullSlug) }
}

import { type ExampleFile, exampleAssetHost, exampleFiles, exampleSpace } from './example-files.ts'

/** Raw content for block examples, as the content system stores it. */

/** Link to a story by its full slug, without its uuid. */
export function storyLink(fullSlug: string) {
  return { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: fullSlug }
}

/** Link to another site, opened in a new tab. */
export function webLink(url: string) {
  return { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url, target: '_blank' }
}

/** Asset field with an example file. */
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

/** Rich text of plain paragraphs. */
export function richParagraphs(...paragraphs: readonly string[]) {
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({
      type: 'paragraph',
      content: [{ type: 'text', text }],
    })),
  }
}

/** Rich text of level 2 headings, each with its paragraph. */
export function richSections(sections: Readonly<Record<string, string>>) {
  return {
    type: 'doc',
    content: Object.entries(sections).flatMap(([heading, text]) => [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] },
      { type: 'paragraph', content: [{ type: 'text', text }] },
    ]),
  }
}

/** Entry in a block's list of links. */
export function linkEntry(type: 'primary' | 'secondary' | 'text', label: string, fullSlug: string) {
  return { _uid: `link-${fullSlug}`, component: 'link', type, label, link: storyLink(fullSlug) }
}

/** Entry in a block's field for a form. */
export function formEntry(uid: string, formId: string, title?: string) {
  return { component: 'form-embed', _uid: uid, form_id: formId, ...(title && { title }) }
}

import { Mark } from '@tiptap/core'
import { copiedJson, pastedJson } from './copied-json.ts'
import { linkFromAddress, linkMark, linkOf } from './link-value.ts'

/** A link: to a story, which it follows when that moves, or to an address. */
export const link = Mark.create({
  name: 'link',
  inclusive: false,
  parseHTML: () => [
    pastedJson('a'),
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const made = linkFromAddress(element.getAttribute('href') ?? '')
        return made !== undefined && linkMark(made)
      },
    },
  ],
  renderHTML: ({ mark }) => {
    const { href, linktype, anchor } = linkOf(mark.attrs.stored)
    const address = `${linktype === 'email' ? 'mailto:' : ''}${href}${anchor ? `#${anchor}` : ''}`
    // Anything may be stored; an address that could run a script is not put into the page.
    const shown = linkFromAddress(address) === undefined ? {} : { href: address }
    return ['a', { ...shown, title: address, ...copiedJson(mark.attrs.stored) }, 0]
  },
})

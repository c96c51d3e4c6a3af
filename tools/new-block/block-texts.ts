import type { BlockNames } from './block-names.ts'

const SCHEMAS = 'packages/content/src/schema/blocks'

/** The text of each new file by its path below the project's folder. */
export function blockTexts(names: BlockNames): Readonly<Record<string, string>> {
  const { stem } = names
  const view = `apps/site/src/blocks/${stem}/${stem}`
  return {
    [`${SCHEMAS}/${stem}.ts`]: schemaText(names),
    [`${SCHEMAS}/${stem}.examples.ts`]: examplesText(names),
    [`${view}.tsx`]: viewText(names),
    [`${view}.css`]: styleText(names),
    [`${view}.test.tsx`]: testText(names),
  }
}

function schemaText({ stem, schema, type, label }: BlockNames): string {
  return `import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'

/** Say in one line what the block is for. */
export const ${schema} = defineBlock('${stem}', {
  label: '${label}',
  fields: {
    heading: required(text({ label: 'Heading' })),
    description: richText({ label: 'Text' }),
    theme,
    editable,
  },
})

export type ${type} = BlockOf<typeof ${schema}>
`
}

function examplesText({ stem, schema }: BlockNames): string {
  return `import { richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

/** What editors may store of it: the gallery and the tests show each (DATA-4). */
export const ${schema}Examples = {
  usual: {
    component: '${stem}',
    _uid: '${stem}-usual',
    heading: 'A heading as an editor would write it',
    description: richParagraphs('A sentence or two, with a figure in it.'),
    theme: 'light',
  },
  least: { component: '${stem}', _uid: '${stem}-least', heading: 'A heading alone' },
  most: {
    component: '${stem}',
    _uid: '${stem}-most',
    heading: 'A heading with all that can stand under it',
    description: richParagraphs('A first paragraph.', 'A second one.'),
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: '${stem}',
    _uid: '${stem}-hostile',
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
  },
} satisfies Examples
`
}

function viewText({ stem, schema, type }: BlockNames): string {
  return `import type { ReactNode } from 'react'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'

export const ${schema}View = view<'${stem}'>(${type}View)

/** Say in one line what a visitor sees. */
function ${type}View(props: BlockViewProps<'${stem}'>): ReactNode {
  const { block, headingLevel } = props
  return (
    <div className="${stem}-sheet container">
      <BlockHead {...block} level={headingLevel} />
    </div>
  )
}
`
}

function styleText({ stem }: BlockNames): string {
  return `@layer blocks {
  .${stem}-sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4) var(--gap);
  }
}
`
}

function testText({ stem, schema }: BlockNames): string {
  return `import { ${schema} } from '@prospectus/content/schema/blocks/${stem}'
import { describe, expect, it } from 'vitest'
import { readExample, renderBlock } from '../../ui/testing/render.tsx'
import { ${schema}View } from './${stem}.tsx'

const render = (raw: Parameters<typeof readExample>[1]) =>
  renderBlock(${schema}View, readExample(${schema}, raw))

describe('${stem}', () => {
  it('BLOCK-2 shows its heading and text', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>A heading as an editor would write it/)
    expect(html).toContain('A sentence or two')
  })

  it('holds together with a heading alone', () => {
    expect(render('least')).toContain('A heading alone')
  })
})
`
}

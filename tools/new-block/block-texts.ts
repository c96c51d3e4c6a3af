import type { BlockNames } from './block-names.ts'

const SCHEMAS = 'packages/content/src/schema/blocks'

/** The text of each new file by its path below the project's folder. */
export function blockTexts(names: BlockNames): Readonly<Record<string, string>> {
  const { blockType } = names
  const view = `apps/site/src/blocks/${blockType}/${blockType}`
  return {
    [`${SCHEMAS}/${blockType}.ts`]: schemaText(names),
    [`${SCHEMAS}/${blockType}.examples.ts`]: examplesText(names),
    [`${view}.tsx`]: viewText(names),
    [`${view}.css`]: styleText(names),
    [`${view}.test.tsx`]: testText(names),
  }
}

function schemaText({ blockType, schemaName, typeName, label }: BlockNames): string {
  return `import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { themeAndEditable } from './block-settings.ts'

/** Say in one line what the block is for. */
export const ${schemaName} = defineBlock('${blockType}', {
  label: '${label}',
  group: 'text',
  fields: {
    heading: required(text({ label: 'Heading' })),
    description: richText({ label: 'Text' }),
    ...themeAndEditable,
  },
})

export type ${typeName} = BlockOf<typeof ${schemaName}>
`
}

function examplesText({ blockType, schemaName }: BlockNames): string {
  return `import { richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

/** Examples of what editors may store; the gallery and the tests show each (DATA-4). */
export const ${schemaName}Examples = {
  usual: {
    component: '${blockType}',
    _uid: '${blockType}-usual',
    heading: 'A heading as an editor would write it',
    description: richParagraphs('A sentence or two, with a figure in it.'),
    theme: 'light',
  },
  least: { component: '${blockType}', _uid: '${blockType}-least', heading: 'A heading alone' },
  most: {
    component: '${blockType}',
    _uid: '${blockType}-most',
    heading: 'A heading with all that can stand under it',
    description: richParagraphs('A first paragraph.', 'A second one.'),
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: '${blockType}',
    _uid: '${blockType}-hostile',
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
  },
} satisfies Examples
`
}

function viewText({ blockType, schemaName, typeName }: BlockNames): string {
  return `import type { ReactNode } from 'react'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'

export const ${schemaName}View = view<'${blockType}'>(${typeName}View)

/** Say in one line what a visitor sees. */
function ${typeName}View(props: BlockViewProps<'${blockType}'>): ReactNode {
  const { block, headingLevel } = props
  return (
    <div className="${blockType}-sheet container">
      <BlockHead {...block} level={headingLevel} />
    </div>
  )
}
`
}

function styleText({ blockType }: BlockNames): string {
  return `@layer blocks {
  .${blockType}-sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4) var(--gap);
  }
}
`
}

function testText({ blockType, schemaName }: BlockNames): string {
  return `import { ${schemaName} } from '@prospectus/content/schema/blocks/${blockType}'
import { describe, expect, it } from 'vitest'
import { readExample, renderBlock } from '../../ui/testing/render.tsx'
import { ${schemaName}View } from './${blockType}.tsx'

const render = (raw: Parameters<typeof readExample>[1]) =>
  renderBlock(${schemaName}View, readExample(${schemaName}, raw))

describe('${blockType}', () => {
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

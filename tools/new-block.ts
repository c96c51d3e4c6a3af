import { createBlock, InvalidBlockError } from './new-block/create-block.ts'
import { root } from './run/project.ts'

/** `npm run new-block <blockType>`: writes every file of a new block, to be filled in. */
const [blockType] = process.argv.slice(2)
try {
  for (const path of createBlock(root, blockType)) console.log(`wrote ${path}`)
  console.log(`\nLook at it: npm run dev, then /dev/blocks/${blockType} of the preview.`)
  console.log('Next, write its fields, and their texts in packages/content/src/schema/messages/.')
  console.log('See docs/guides/add-a-block.md; npm run check reports what is missing.')
} catch (error) {
  if (!(error instanceof InvalidBlockError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

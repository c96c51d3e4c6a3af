import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const BLOCK_TYPE = /^[a-z]+(?:-[a-z]+)*$/
const MAX_NAME_CHARACTERS = 40
/** Names that no file has, and what content calls its own parts. */
const KEPT = new Set(['utils', 'helpers', 'misc', 'index', 'block', 'blocks', 'modules', 'blok'])

/**
 * Why there can be no new block of this name, in one sentence; undefined when there can be one.
 *
 * @param root the project's folder
 */
export function refusal(root: string, blockType: string | undefined): string | undefined {
  if (blockType === undefined || blockType === '') {
    return 'Name the new block: npm run new-block pricing-table.'
  }
  if (!BLOCK_TYPE.test(blockType) || blockType.length > MAX_NAME_CHARACTERS) {
    return `"${blockType}" is no name for a block: it takes lower-case words joined by hyphens, ${MAX_NAME_CHARACTERS} letters at most, such as pricing-table.`
  }
  if (KEPT.has(blockType))
    return `"${blockType}" is a name that says nothing, or that means something else.`
  const taken = takenBy(root, blockType)
  return taken && `The name "${blockType}" is taken by ${taken}; choose another one.`
}

/** A component is found by its name, and so is a style sheet. */
function takenBy(root: string, blockType: string): string | undefined {
  const named = [
    `packages/content/src/schema/{blocks,stories}/${blockType}.ts`,
    `apps/site/src/{blocks,ui,layouts}/**/${blockType}.{css,tsx,always.ts,enhance.ts,island.tsx}`,
  ].flatMap((pattern) => globSync(pattern, { cwd: root }).sort())
  return named[0] ?? partOf(root, blockType)
}

/** The file that defines a part of this name, such as the card of a card grid. */
function partOf(root: string, blockType: string): string | undefined {
  const files = globSync('packages/content/src/schema/{blocks,stories}/*.ts', { cwd: root })
  const definition = new RegExp(`\\bdefine\\w+\\(\\s*'${blockType}'`)
  return files.find((file) => definition.test(readFileSync(join(root, file), 'utf8')))
}

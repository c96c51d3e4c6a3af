/**
 * Kinds of blocks that a visitor comes to use. The first of each kind on a page can be linked to by its kind,
 * as in `#price-calculator`, whatever it is headed (BLOCK-10).
 */
export const TOOL_BLOCKS = [
  'assessment-tool',
  'contact-form',
  'lead-form',
  'price-calculator',
  'project-control-tower',
] as const

/** Whether a link can lead to blocks of this kind by its name. */
export function isToolBlock(component: string): boolean {
  return TOOL_BLOCKS.some((tool) => tool === component)
}

import type { ContentCommand } from '../../../tools/content/content-command.ts'
import { drawCommand } from './drawings/draw-command.ts'
import { mediaCommand } from './media/media-command.ts'
import { printCommand } from './print/print-command.ts'

/** What makes the files of this brand's content, as commands of `npm run content`. */
export const commands: Readonly<Record<string, ContentCommand>> = {
  draw: drawCommand,
  media: mediaCommand,
  print: printCommand,
}

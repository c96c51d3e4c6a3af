import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words of the demo's trade, project management, that no other brand's visitors and editors should receive. */
const TRADE =
  /\b(?:projects?|projekte?n?|portfolios?|program(?:me)? management|project[- ]management[\w-]*|earned[- _]?value|gantt|s-curve|pmo|milestones?|meilensteine?|levelling|(?:control[- ])?tower|work[- ]packages?|timesheets?|critical path|stage gates?|planners?)\b/gi

/** Texts with such a word that stay in the build of every brand. */
const EXCEPTIONS: readonly { readonly text: RegExp; readonly why: string }[] = [
  {
    text: /\[[`"']gantt[`"'],\s*[`"']bars[`"']\],\s*\[[`"']portfolio[`"'],\s*[`"']briefcase[`"']\]/g,
    why: 'stories of version 1.0.0 name two icons by them (DATA-3)',
  },
  {
    text: /application\/(?:vnd\.ms|x)-project\b/g,
    why: 'in the content system, media types of files, from a package',
  },
  {
    text: /deploy --project pixelplumbing/g,
    why: 'in the content system, the package.json of sharp',
  },
  {
    text: /no direct critical path latency/g,
    why: 'in servers, a comment of OpenTelemetry',
  },
]

/** Words of the trade in the built files of a folder, each with its file and some text around it. */
export function tradeWordsIn(folder: string): readonly string[] {
  return globSync('**/*.{css,html,js,json,svg,txt}', { cwd: folder }).flatMap((file) => {
    const text = EXCEPTIONS.reduce(
      (left, exception) => left.replace(exception.text, ''),
      readFileSync(join(folder, file), 'utf8'),
    )
    return [...text.matchAll(TRADE)].map(
      ({ index, 0: word }) =>
        `${file}: ${word} in "${text.slice(Math.max(0, index - 40), index + word.length + 40)}"`,
    )
  })
}

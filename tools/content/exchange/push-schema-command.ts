import { join, resolve } from 'node:path'
import { componentDefinitions } from '@prospectus/content/schema/stories/component-definitions'
import { plural } from '../plural.ts'
import { writeJson } from '../story-files.ts'

/** `push-schema <space id> [folder]`: writes the component definitions for `storyblok components push`. */
export async function pushSchemaCommand(
  args: readonly string[],
  _contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const [space = '', path = '.storyblok'] = args
  if (!/^\d+$/.test(space) || args.length > 2) {
    print('Usage: npm run content -- push-schema <space id> [folder]')
    return 1
  }
  const folder = join(resolve(path), 'components', space)
  const components = componentDefinitions()
  const files = { components, groups: [], presets: [], tags: [] }
  for (const [name, value] of Object.entries(files)) {
    await writeJson(join(folder, `${name}.json`), value)
  }
  print(`${plural(components.length, 'component')} in ${folder}. Push them with:`)
  print(`npx storyblok components push --space ${space} --path ${resolve(path)}`)
  print(
    `They name data sources, which are not among these files: npm run connect -- ${space} adds missing ones`,
  )
  return 0
}

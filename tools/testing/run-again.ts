import type { Reporter, TestModule } from 'vitest/node'

/** After a failed run, prints the commands that run only what failed. */
export default class RunAgain implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const commands = modules.filter((module) => module.state() === 'failed').map(commandOf)
    if (commands.length > 0) console.log(['\nTo see it again:', ...commands, ''].join('\n  '))
  }
}

/** The file, and the test's name if only one of its tests failed. */
function commandOf(module: TestModule): string {
  const [failed, ...others] = module.children.allTests('failed')
  const name =
    failed !== undefined && others.length === 0 ? ` -t '${patternOf(failed.fullName)}'` : ''
  return `npm run test:${module.project.name} -- ${module.relativeModuleId}${name}`
}

/** A pattern that finds the name, and can be written between single quotes. */
const patternOf = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", '.')

import type { z } from 'zod'
import { OperatorFault } from './operator-fault.ts'
import { ports } from './shared-settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Names every fault of the settings, one a line. */
export class SettingsError extends OperatorFault {
  override readonly name = 'SettingsError'
  readonly faults: readonly string[]

  /** @param faults for each the setting, what is expected and what was found */
  constructor(faults: readonly string[]) {
    super(`These settings cannot be used:\n${faults.join('\n')}`)
    this.faults = faults
  }
}

/**
 * Reads settings from environment variables.
 *
 * @param variables a kind of setting (`setting-kinds.ts`) for each variable; `ports` among them
 * @param secrets names of variables whose value is never shown
 * @throws {SettingsError} listing every fault: the setting, what is expected and what was found
 */
export function parseSettings<Shape extends z.ZodRawShape>(
  variables: z.ZodObject<Shape>,
  env: Environment,
  secrets: readonly string[],
): z.infer<z.ZodObject<Shape>> {
  const read = variables.safeParse(env)
  const faults = [
    ...(read.error?.issues ?? []).map((issue) => fault(issue, env, secrets)),
    ...samePorts(env),
  ]
  if (read.success && faults.length === 0) return read.data
  throw new SettingsError(faults)
}

function fault(issue: z.core.$ZodIssue, env: Environment, secrets: readonly string[]): string {
  const name = String(issue.path[0])
  const found = secrets.includes(name) ? 'something else (not shown)' : JSON.stringify(env[name])
  return `${name}: expected ${issue.message}, found ${found}`
}

/** Two roles on one port: only one of them could start. */
function samePorts(env: Environment): string[] {
  const owners = new Map<number, string>()
  return Object.entries(ports).flatMap(([name, kind]) => {
    const port = kind.safeParse(env[name]).data
    const owner = port === undefined ? undefined : owners.get(port)
    if (owner !== undefined) {
      return [
        `${name}: expected a port that no other role has, found ${port}, which is ${owner} too`,
      ]
    }
    if (port !== undefined) owners.set(port, name)
    return []
  })
}

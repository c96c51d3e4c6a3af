import type { Check, Source } from './check-types.ts'
import { type Import, importsOf, isTest } from './import-graph.ts'
import { ROOMS } from './rooms.ts'

/** Imports go one way: from room to room downwards only, and never from one application to another. */
export const importDirections: Check = {
  name: 'import directions',
  run: (files) => ({
    findings: [
      ...importsOf(files)
        .filter(({ from }) => !isTest(from))
        .flatMap(faultOf),
      ...files.filter(({ path }) => isPure(path)).flatMap(impurities),
    ],
  }),
}

function faultOf(found: Import): readonly string[] {
  const reason =
    wrongWay(found) ?? loadsDrafts(found) ?? rendersInBrowser(found) ?? readsOutside(found)
  return reason === undefined ? [] : [`${found.from}: may not import ${found.specifier}: ${reason}`]
}

/** A room may use the rooms below it; a house may use those that it stands on. */
function wrongWay({ from, to }: Import): string | undefined {
  if (to === undefined) return undefined
  const [user, used] = [placeOf(from), placeOf(to)]
  if (user === undefined || used === undefined) return undefined
  if (user.house.path !== used.house.path) {
    const allowed = user.house.uses.includes(used.house.path)
    return allowed ? undefined : `${user.house.path} does not stand on ${used.house.path}`
  }
  return user.floor < used.floor ? `${used.room} is above ${user.room}` : undefined
}

function placeOf(path: string) {
  const house = ROOMS.find((candidate) => path.startsWith(`${candidate.path}/`))
  if (house === undefined) return undefined
  const inside = path.slice(house.path.length + 1)
  const floor = house.rooms.findIndex((room) => inside === room || inside.startsWith(`${room}/`))
  // Files of the house itself put its rooms together: they stand above all of them.
  return floor === -1
    ? { house, room: house.path, floor: house.rooms.length }
    : { house, room: `${house.path}/${house.rooms[floor]}`, floor }
}

/** Production must not load what knows of drafts: preview mode imports it dynamically (ROUTE-5). */
function loadsDrafts({ from, to, kind }: Import): string | undefined {
  const knowsDrafts = /^apps\/site\/src\/(preview\/|.*\/draft-catalogue\.ts$)/
  const loaded = kind === 'static' && to !== undefined && knowsDrafts.test(to)
  return loaded && from.startsWith('apps/site/src/') && !knowsDrafts.test(from)
    ? 'drafts are loaded dynamically, in preview mode'
    : undefined
}

function rendersInBrowser({ from, specifier }: Import): string | undefined {
  return from.endsWith('.island.tsx') && specifier.includes('react-dom/server')
    ? 'an island runs in the browser'
    : undefined
}

/** The content model takes all it needs as arguments; only reading the seed content touches files. */
function isPure(path: string): boolean {
  return (
    path.startsWith('packages/content/src/') &&
    !path.startsWith('packages/content/src/seed/') &&
    !isTest(path)
  )
}

function readsOutside({ from, specifier }: Import): string | undefined {
  return isPure(from) && /^(node:|react)/.test(specifier) ? 'the content model is pure' : undefined
}

const IMPURE = /\b(process\.|Date\.now\(|new Date\(\)|fetch\(|Math\.random\()/

function impurities({ path, text }: Source): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const name = IMPURE.exec(code)?.[0]
  return name === undefined ? [] : [`${path}: the content model is pure and may not use ${name}`]
}

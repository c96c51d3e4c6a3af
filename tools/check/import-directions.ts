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
        .flatMap(findingOf),
      ...files.filter(({ path }) => isPure(path)).flatMap(impurities),
    ],
  }),
}

function findingOf(found: Import): readonly string[] {
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
  if (user.floor < used.floor) return `${used.room} is above ${user.room}`
  const isNeighbour = user.floor === used.floor && user.room !== used.room
  return isNeighbour ? `${used.room} is on the same floor as ${user.room}` : undefined
}

function placeOf(path: string) {
  const house = ROOMS.find((candidate) => path.startsWith(`${candidate.path}/`))
  if (house === undefined) return undefined
  const inside = path.slice(house.path.length + 1)
  const isIn = (room: string) => inside === room || inside.startsWith(`${room}/`)
  for (const [floor, rooms] of house.rooms.entries()) {
    const room = [rooms].flat().find(isIn)
    if (room !== undefined) return { house, room: `${house.path}/${room}`, floor }
  }
  // Files of the house itself put its rooms together: they stand above all of them.
  return { house, room: house.path, floor: house.rooms.length }
}

/** Production must not load what knows of drafts: preview mode imports it dynamically (ROUTE-5). */
function loadsDrafts({ from, to, kind }: Import): string | undefined {
  const knowsDrafts = /^apps\/site\/src\/preview\//
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

/**
 * The content model and the mathematics of portfolios take all they need as arguments. Only what reads the seed
 * content and the catalogues of messages, and what the chosen brand adds, touches files.
 */
function isPure(path: string): boolean {
  return (
    /^packages\/((content|portfolio)\/src|protocol\/src\/(query|values))\//.test(path) &&
    !path.startsWith('packages/content/src/seed/') &&
    path !== 'packages/content/src/schema/extensions.ts' &&
    path !== 'packages/content/src/messages/catalogues.ts' &&
    !isTest(path)
  )
}

function readsOutside({ from, specifier }: Import): string | undefined {
  return isPure(from) && /^(node:|react|@prospectus\/server)/.test(specifier)
    ? 'the content model is pure'
    : undefined
}

const IMPURE = /\b(process\.|Date\.now\(|new Date\(\)|fetch\(|Math\.random\()/

function impurities({ path, text }: Source): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const name = IMPURE.exec(code)?.[0]
  return name === undefined ? [] : [`${path}: the content model is pure and may not use ${name}`]
}

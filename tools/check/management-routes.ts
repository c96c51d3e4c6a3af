import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MANAGEMENT_ROUTES } from '../../apps/cms/src/management/routes.ts'
import { root } from '../run/project.ts'
import type { Check } from './check-interface.ts'

const PAGE = 'docs/contracts/management-api.md'

/** Routes that need a signed URL instead of a role, so `MANAGEMENT_ROUTES` does not have them. */
const WITHOUT_ROLE = ['POST asset_uploads/:signature']

/** The table of endpoints lists exactly the routes that the content system serves. */
export const managementRoutes: Check = {
  name: 'routes of the management API',
  run: () => {
    const served = [...Object.keys(MANAGEMENT_ROUTES), ...WITHOUT_ROLE].map(withoutParameterNames)
    const listed = listedRoutes(readFileSync(join(root, PAGE), 'utf8'))
    const missingRoutes = served.filter((route) => !listed.includes(route))
    const unserved = listed.filter((route) => !served.includes(route))
    return {
      findings: [
        ...missingRoutes.map((route) => `${PAGE}: ${route} is not in the table of endpoints`),
        ...unserved.map(
          (route) => `${PAGE}: ${route} is in the table of endpoints, but not served`,
        ),
      ],
    }
  },
}

/** Routes in the page's table. A row may hold several addresses, with their methods in the same order. */
export function listedRoutes(page: string): readonly string[] {
  const table = page.split('## Endpoints')[1]?.split('\n## ')[0] ?? ''
  return [...table.matchAll(/^\| (`[^|]+`) \| ([A-Z,; ]+) \|/gm)].flatMap(
    ([, addresses = '', methods = '']) => {
      const groups = methods.split(';')
      return [...addresses.matchAll(/`([^`]+)`/g)].flatMap(([, address = ''], index) =>
        (groups[index] ?? groups[0] ?? '')
          .split(',')
          .map((method) =>
            withoutParameterNames(
              `${method.trim()} ${address.replace(/^\/v1/, '').replace(/\?.*$/, '')}`,
            ),
          ),
      )
    },
  )
}

/** Parameters of an address may have different names in the document and in code. */
function withoutParameterNames(route: string): string {
  return route.replaceAll(/:\w+|\{[^}]*\}/g, '{}')
}

import { expect, it } from 'vitest'
import { listedRoutes } from './management-routes.ts'

const page = (...rows: readonly string[]) => `## Endpoints\n\n${rows.join('\n')}\n\n## Leads\n`

it.each([
  ['| `leads` | GET, DELETE | |', ['GET leads', 'DELETE leads']],
  ['| `a`, `a/{id}` | GET, POST; PUT | |', ['GET a', 'POST a', 'PUT a/{}']],
  ['| `a/{id}/on`, `a/{id}/off` | POST | |', ['POST a/{}/on', 'POST a/{}/off']],
  ['| `a/{id}/restore?version=` | PUT | |', ['PUT a/{}/restore']],
  ['| `/v1/users/me` | GET | |', ['GET /users/me']],
  ['| address | methods | what |', []],
])('a row %s lists %j', (row, routes) => {
  expect(listedRoutes(page(row))).toEqual(routes)
})

export interface AddressParts {
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: object | undefined
}

/**
 * The address of a route such as `GET leads/:id`. In its query, booleans are 1 and 0, and undefined values are left
 * out.
 * @returns a path such as `leads/7` with its query; below `/v1` if it begins with a slash, else below the space
 */
export function addressOf(route: string, { params = {}, query = {} }: AddressParts): string {
  const path = route
    .slice(route.indexOf(' ') + 1)
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const queryEntries = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(typeof value === 'boolean' ? Number(value) : value)])
  return queryEntries.length === 0 ? path : `${path}?${new URLSearchParams(queryEntries)}`
}

/**
 * An address that a visitor is sent on to, with the campaign tags (`utm_source` and its kin) of the address
 * that was asked for: a short link in a newsletter still tells a form where its visitor came from. Tags that
 * the address has itself stay, and an address on another site stays as it was written.
 *
 * @param location root-relative, or an address on another site
 * @param search of the address that was asked for: empty, or a question mark and what follows
 */
export function withCampaignTags(location: string, search: string): string {
  if (!search.includes('utm_') || !location.startsWith('/')) return location
  const [address = '', ...fragment] = location.split('#')
  const query = address.includes('?') ? address.slice(address.indexOf('?')) : ''
  const present = new URLSearchParams(query)
  const added = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    const isNew = !present.has(name) && !added.has(name)
    if (name.startsWith('utm_') && value !== '' && isNew) added.set(name, value)
  }
  if (added.size === 0) return location
  const joint = query === '' ? '?' : '&'
  return [address + joint + added, ...fragment].join('#')
}

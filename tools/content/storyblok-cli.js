/**
 * Sends the requests of Storyblok's command line tool, which has no setting for its address, to a content system of
 * this project. Plain JavaScript, loaded before the tool by whatever Node runs it:
 *
 * PROSPECTUS_URL=https://cms.example NODE_OPTIONS="--import=/path/to/storyblok-cli.js" npx storyblok@4 …
 *
 * Only the hosts of the management API are replaced, not those of files.
 */
const MANAGEMENT_HOSTS = new Set([
  'mapi.storyblok.com',
  'api-us.storyblok.com',
  'api-ca.storyblok.com',
  'api-ap.storyblok.com',
  'app.storyblokchina.cn',
])

const origin = originOf(process.env.PROSPECTUS_URL)
const send = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { hostname, pathname, search } = new URL(request.url)
  if (!MANAGEMENT_HOSTS.has(hostname)) return await send(request)
  return await send(new Request(origin + pathname + search, request))
}

/** @param {string | undefined} url */
function originOf(url) {
  if (url !== undefined && URL.canParse(url)) return new URL(url).origin
  throw new Error(
    'Set PROSPECTUS_URL to the address of the content system, such as https://cms.example',
  )
}

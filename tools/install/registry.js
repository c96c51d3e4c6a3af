import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'

/** Codes of errors that the network causes. */
const NETWORK_ERROR_CODES =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/

/** With `--offline`, npm's code for what its cache lacks. */
const NOT_CACHED = /\bENOTCACHED\b/

/** Message for a start that needs the registry. */
export const REGISTRY_UNREACHABLE =
  'The npm registry cannot be reached: check the network and run the command again; ' +
  'what has been downloaded is not downloaded again.'

/** Exit code of `run-npm.js` when npm failed for want of a network. */
export const EXIT_UNREACHABLE = 69

/** @param {string} text errors of npm */
export function isNetworkFailure(text) {
  return NETWORK_ERROR_CODES.test(text) || NOT_CACHED.test(text)
}

const DEFAULT_REGISTRY = 'https://registry.npmjs.org/'

const PROXY_VARIABLES = ['npm_config_https_proxy', 'npm_config_proxy', 'HTTPS_PROXY', 'HTTP_PROXY']

/** @param {string} url */
const silentRegistryMessage = (url) =>
  `The npm registry at ${new URL(url).host} does not answer, so the network or the registry may be down. ` +
  'npm goes on trying; if nothing has changed in a few minutes, press Ctrl-C, check the network and run the command again; ' +
  'what has been downloaded is not downloaded again.'

/** How long a start waits for the registry before it prints that it does. */
const PATIENCE_MS = 8000

/**
 * False if a request to the registry fails because of the network. If there is no response within `patienceMs`, prints
 * this, since npm itself waits minutes in silence, and returns true: a slow registry may respond to npm later. True as
 * well where only npm knows how to reach it: behind a proxy, or if npm did not start this process and pass its settings.
 * @param {AbortSignal} stopSignal
 * @param {NodeJS.ProcessEnv} [env]
 * @param {number} [patienceMs]
 * @returns {Promise<boolean>}
 */
export async function isRegistryReachable(stopSignal, env = process.env, patienceMs = PATIENCE_MS) {
  const isProxied = PROXY_VARIABLES.some((name) => env[name] || env[name.toLowerCase()])
  if (isProxied || !env.npm_execpath) return true
  const url = env.npm_config_registry || DEFAULT_REGISTRY
  const request = url.startsWith('https:') ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const attempt = request(url, { method: 'HEAD' }, () => finish(() => resolve(true)))
    // Any other error, such as one about a certificate that npm trusts, comes from a registry that was reached.
    attempt.on('error', (/** @type {NodeJS.ErrnoException} */ { code = '' }) =>
      finish(() => resolve(!NETWORK_ERROR_CODES.test(code))),
    )
    const timer = setTimeout(() => {
      console.error(silentRegistryMessage(url))
      finish(() => resolve(true))
    }, patienceMs)
    const stop = () => finish(() => reject(stopSignal.reason))
    stopSignal.addEventListener('abort', stop)
    attempt.end()
    /** @param {() => void} settle */
    const finish = (settle) => {
      clearTimeout(timer)
      stopSignal.removeEventListener('abort', stop)
      settle()
      attempt.destroy()
    }
  })
}

/** True for a host name, as `URL` has it, that can only be this machine. Browsers trust plain http there. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

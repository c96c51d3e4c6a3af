import type { CmsNode } from '../../apps/cms/src/nodes/nodes.ts'
import { readSharedSecrets, type SharedSecrets } from '../../apps/cms/src/nodes/secret-digests.ts'
import type { Storage } from '../../apps/cms/src/storage/storage.ts'
import type { ContentCommand } from './content-command.ts'
import { existingSettings, ownStorage } from './exchange/own-storage.ts'

/** `nodes [accept-secrets]`: lists the content systems of the database, or accepts a change of their secrets. */
export const nodesCommand: ContentCommand = async (args, _, print) => {
  const { storage, settings } = await ownStorage(existingSettings())
  try {
    return await runNodes(args, storage, readSharedSecrets(settings), print)
  } finally {
    await storage.close()
  }
}

/** Runs `nodes` on a storage that is open; returns the exit code. */
export async function runNodes(
  [action = '', ...extra]: readonly string[],
  { listNodes, storeSecretDigests }: Pick<Storage, 'listNodes' | 'storeSecretDigests'>,
  secrets: SharedSecrets,
  print: (line: string) => void,
): Promise<number> {
  if (extra.length > 0 || (action !== '' && action !== 'accept-secrets')) {
    print('Usage: npm run content -- nodes [accept-secrets]')
    return 1
  }
  if (action === '') {
    for (const node of await listNodes()) print(lineOf(node))
    return 0
  }
  await storeSecretDigests(secrets)
  print(
    `Accepted the secrets of this machine's settings: ${Object.keys(secrets).join(', ')}. Restart every content system with them, then the sites.`,
  )
  return 0
}

function lineOf({ name, isRunning, seenAt, clockOffsetMs, store, receivers }: CmsNode): string {
  const state = isRunning ? 'running' : `last seen ${seenAt}`
  const clock = `clock ${clockOffsetMs >= 0 ? '+' : ''}${clockOffsetMs} ms`
  const leads = receivers.leads === null ? 'none' : new URL(receivers.leads).host
  const hooks = receivers.content.join(', ') || 'none'
  return `${name}  ${state}  ${clock}  files ${store}  webhooks ${hooks}  leads ${leads}  mail ${receivers.mail ?? 'none'}`
}
